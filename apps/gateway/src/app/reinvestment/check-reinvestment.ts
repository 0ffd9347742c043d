import { houseEdge, playedCategories } from '../../play/index.ts'
import type { Agreed } from './agreed.ts'
import { programmeRates, sumOfRates, type ProgrammeRate } from './programmes.ts'

/**
 * What all programmes give back of a stake in a category together,
 * beside what the operator keeps of it; parts per million.
 */
export interface Reinvestment {
  readonly category: string
  readonly edge: number
  readonly sum: number
  readonly rates: readonly ProgrammeRate[]
}

/** What all programmes give back by category. */
export const reinvestment = (agreed: Agreed): Reinvestment[] =>
  playedCategories.map((category) => {
    const rates = programmeRates(category, agreed)
    return { category, edge: houseEdge(category), sum: sumOfRates(rates), rates }
  })

const percent = (parts: number): string => `${Number((parts / 10_000).toFixed(4))} %`

const isAbove = ({ edge, sum }: Reinvestment): boolean => sum > edge

const lineOf = ({ category, edge, sum, rates }: Reinvestment): string =>
  `${category}: programmes give back up to ${percent(sum)} of a stake, the operator keeps ${percent(edge)}: ` +
  rates.map(({ name, rate }) => `${name} ${percent(rate)}`).join(', ')

/** One line for each category whose programmes give back more than the operator keeps: every rate, and the edge. */
export const excesses = (agreed: Agreed): string[] => reinvestment(agreed).filter(isAbove).map(lineOf)

/** The same for the categories alone in which a change gives back more than before. */
export function raised(before: Agreed, after: Agreed): string[] {
  const sums = new Map(reinvestment(before).map(({ category, sum }) => [category, sum]))
  return reinvestment(after)
    .filter((category) => isAbove(category) && category.sum > (sums.get(category.category) ?? 0))
    .map(lineOf)
}
