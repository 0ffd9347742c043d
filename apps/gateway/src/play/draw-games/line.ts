import type { TicketLine } from '../../kernel/db/index.ts'
import { waysToChoose, type Choice, type Play } from './play.ts'

/** How many lines a ticket may have. */
export const mostLines = 10

/** How many combinations a line may have. */
export const mostCombinations = 1_000

type Rows = readonly (readonly string[])[]

const rowsOf = (chosen: TicketLine['chosen']): Rows =>
  chosen.map((options) => (options === '' ? [] : options.split(' ')))

/** The options of a line for each place. */
export const choiceOf = (chosen: TicketLine['chosen']): Choice => rowsOf(chosen).map((row) => new Set(row))

/**
 * How many combinations a choice makes; 0 where it is not one of the play: another option, one twice, a place left out.
 */
export function countCombinations({ places, take, distinct }: Play, chosen: TicketLine['chosen']): number {
  const rows = rowsOf(chosen)
  const fits =
    rows.length === places.length &&
    places.every(({ options }, at) => {
      const row = rows[at] ?? []
      return new Set(row).size === row.length && row.every((option) => options.includes(option))
    })
  if (!fits) return 0
  const [first = [], second = []] = rows
  if (take > 1) return first.length < take ? 0 : waysToChoose(first.length, take)
  const all = rows.reduce((ways, row) => ways * row.length, 1)
  return distinct && places.length === 2 ? all - first.filter((option) => second.includes(option)).length : all
}

const subsets = (row: readonly string[], take: number): string[][] =>
  take === 0 ? [[]] : row.flatMap((option, at) => subsets(row.slice(at + 1), take - 1).map((rest) => [option, ...rest]))

/** The combinations of a choice. */
export function combinationsOf({ take, distinct }: Play, chosen: TicketLine['chosen']): string[][] {
  const rows = rowsOf(chosen)
  if (take > 1) return subsets(rows[0] ?? [], take)
  const all = rows.reduce<string[][]>(
    (made, row) => made.flatMap((start) => row.map((option) => [...start, option])),
    [[]],
  )
  return distinct ? all.filter((combination) => new Set(combination).size === combination.length) : all
}

/** What a line pays for a draw, in minor units. */
export const winOfLine = (play: Play, { chosen, stake }: TicketLine, numbers: readonly number[]): number =>
  (stake * play.judgeAll(numbers, choiceOf(chosen))) / 100
