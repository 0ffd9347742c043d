import { CommandError, type Command } from './command.ts'

/** Shows the settings that the gateway runs with; secrets are masked. */
export const configCommand: Command = {
  name: 'config',
  usage: 'config [here]',
  does: 'show the settings in force, secrets masked; with "here" those that a gateway started from this shell would take, and what is wrong with them',
  async run({ config }, args) {
    if (args.length > 0) throw new CommandError('config here is answered by the command line itself')
    if (config.settings.length === 0) return 'This gateway was not started by environment variables.'
    return config.settings.map((row) => (row.variable === 'PARLOUR_SEED' ? { ...row, value: config.seed } : { ...row }))
  },
}
