import { readAgreed } from '../reinvestment/agreed.ts'
import { reinvestment } from '../reinvestment/check-reinvestment.ts'
import { CommandError, type Command } from './command.ts'

const percent = (parts: number): string => `${(parts / 10_000).toFixed(3)}%`

/** Shows what all programmes give back of a stake, beside what the operator keeps of it. */
export const reinvestmentCommand: Command = {
  name: 'reinvestment',
  usage: 'reinvestment [category]',
  does: 'show by category the most that all programmes give back of a stake, and the house edge; with a category each programme',
  async run({ db, clock }, args) {
    const [asked, ...rest] = args
    const all = reinvestment(await readAgreed(db, clock.now()))
    const one = all.find(({ category }) => category === asked?.toUpperCase())
    if (rest.length > 0 || (asked !== undefined && !one)) throw new CommandError(this.usage)
    if (one) return one.rates.map(({ name, rate }) => ({ programme: name, 'at most': percent(rate) }))
    return all.map(({ category, edge, sum }) => ({
      category,
      'given back at most': percent(sum),
      'operator keeps': percent(edge),
    }))
  },
}
