import { houseEdge, playedCategories } from '../play/house-edge.ts'
import type { Agreed } from './agreed.ts'
import { programmeRates, type ProgrammeRate } from './programmes.ts'

/** What all programmes give back of a stake in a category together, beside what the house keeps of it; parts per million. */
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
    return { category, edge: houseEdge(category), sum: rates.reduce((sum, { rate }) => sum + rate, 0), rates }
  })

const percent = (parts: number): string => `${Number((parts / 10_000).toFixed(4))} %`

/** One line for each category whose programmes give back more than the house keeps: every rate, and the edge. */
export const excesses = (agreed: Agreed): string[] =>
  reinvestment(agreed)
    .filter(({ edge, sum }) => sum > edge)
    .map(({ category, edge, sum, rates }) =>
      `${category}: programmes give back up to ${percent(sum)} of a stake, the house keeps ${percent(edge)}: `
      + rates.map(({ name, rate }) => `${name} ${percent(rate)}`).join(', '))
