import { allModules, readState, setState } from '../../content/index.ts'
import { CommandError, type Command } from './command.ts'

/** Switches a module on and off, or shows how they are. */
export const moduleCommand: Command = {
  name: 'module',
  usage: 'module [<id> on|off]',
  does: 'show the modules, or switch one; every gateway follows within two seconds',
  async run(gateway, [id, state, ...rest]) {
    const { db, clock, config } = gateway
    if (id !== undefined) {
      const module = id.toUpperCase()
      if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new CommandError('module <id> on|off')
      if (!allModules.includes(module)) throw new CommandError(`there is no module ${id}`)
      const { modules } = await readState(db)
      await setState(gateway, { modules: { ...modules, [module]: state === 'on' } }, clock.now())
    }
    await gateway.state.at(clock.now())
    return allModules.map((module) => ({ module, state: config.modules.includes(module) ? 'on' : 'off' }))
  },
}
