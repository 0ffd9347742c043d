import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listWinners, type Winner } from '@parlour/api-client/endpoints'

/** How far back the board looks. */
export type WinnerPeriod = 'day' | 'week' | 'month'

/** Settled wins of a period. */
export const winnersQuery = (api: ApiClient, language: string, period: WinnerPeriod) => ({
  ...endpointQuery(api, listWinners, { language, period }),
  staleTime: 60_000,
})

/** A name as the public may see it: as the server masked it, or its first three signs when it did not. */
export const maskedName = (name: string): string => (name.includes('*') ? name : `${[...name].slice(0, 3).join('')}***`)

/**
 * The three largest wins, and the others in the order they were settled, newest first. What is settled later than `now`, or won
 * nothing, is no win. Source: LOB-08, contract 3.6.
 */
export function boardOf(winners: readonly Winner[], now: number): { top: Winner[]; latest: Winner[] } {
  const settled = winners
    .filter(({ winAmount, settleTime }) => winAmount > 0 && (settleTime ?? 0) <= now)
    .map((winner) => ({ ...winner, customerName: maskedName(winner.customerName) }))
  const bySum = settled.toSorted((a, b) => b.winAmount - a.winAmount)
  const latest = bySum.slice(3).toSorted((a, b) => (b.settleTime ?? 0) - (a.settleTime ?? 0))
  return { top: bySum.slice(0, 3), latest }
}
