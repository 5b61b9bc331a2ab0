import Commands

await WiremapCommand.main()
