import { CommandError, type Command } from './command.ts'
import { memberNamed } from './member-named.ts'

/** Prints the metrics of the gateway that is asked. */
export const metricsCommand: Command = {
  name: 'metrics',
  usage: 'metrics',
  does: 'print the metrics of this gateway, as Prometheus reads them',
  async run({ metrics }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    return (await metrics.text()).trimEnd()
  },
}

/** Says by which name the lines of the log call a member. */
export const logNameCommand: Command = {
  name: 'log-name',
  usage: 'log-name <username>',
  does: 'say what the log calls a member, to find the lines of its calls',
  async run({ db, memberHash }, [username, ...rest]) {
    if (username === undefined || rest.length > 0) throw new CommandError(this.usage)
    return memberHash((await memberNamed(db, username)).id)
  },
}
