import Commands

WiremapCommand.start()
