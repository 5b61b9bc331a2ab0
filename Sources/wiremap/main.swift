import Commands

WiremapCommand.main()
