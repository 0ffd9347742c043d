import { readState, setState } from '../../content/index.ts'
import type { WithdrawRules } from '../../kernel/db/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'

const usage = 'withdraw-rules [amounts <amount> … | amounts any | code every | code from <amount> | code none]'

/** Minor units of an amount such as `500` or `500.50`. */
function minorOf(text: string): number {
  if (!/^\d{1,9}(\.\d{2})?$/.test(text)) throw new CommandError(`"${text}" is no amount`)
  const minor = Math.round(Number(text) * 100)
  if (minor === 0) throw new CommandError('an amount is more than 0')
  return minor
}

function changeOf([what, ...args]: readonly string[]): Partial<WithdrawRules> {
  const [how, from] = args
  if (what === 'amounts' && how === 'any' && args.length === 1) return { amounts: [] }
  if (what === 'amounts' && args.length > 0 && args.length <= 12)
    return { amounts: [...new Set(args.map(minorOf))].toSorted((one, other) => one - other) }
  if (what === 'code' && how === 'every' && args.length === 1) return { codeFrom: 0 }
  if (what === 'code' && how === 'none' && args.length === 1) return { codeFrom: null }
  if (what === 'code' && how === 'from' && from !== undefined && args.length === 2) return { codeFrom: minorOf(from) }
  throw new CommandError(usage)
}

const told = ({ amounts, codeFrom }: WithdrawRules) => [
  {
    amounts: amounts.length === 0 ? 'any' : amounts.map(majorUnits).join(' '),
    code: codeFrom === null ? 'none' : codeFrom === 0 ? 'every' : `from ${majorUnits(codeFrom)}`,
  },
]

/** Shows or changes what is asked of a withdrawal beside its limits. */
export const withdrawRulesCommand: Command = {
  name: 'withdraw-rules',
  usage,
  does: 'show or change the only amounts that may be withdrawn, and when a withdrawal takes a code by phone',
  async run(gateway, args) {
    const { withdrawRules } = await readState(gateway.db)
    if (args.length === 0) return told(withdrawRules)
    const next = { ...withdrawRules, ...changeOf(args) }
    return told((await setState(gateway, { withdrawRules: next }, gateway.clock.now())).withdrawRules)
  },
}
