import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listWinners, type Winner } from '@parlour/api-client/endpoints'

/** How far back the board looks. */
export type WinnerPeriod = 'day' | 'week' | 'month'

/** Settled wins of a period. */
export const winnersQuery = (api: ApiClient, language: string, period: WinnerPeriod) => ({
  ...endpointQuery(api, listWinners, { language, period }),
  staleTime: 60_000,
})

/** The three largest wins, and the others in the order they were settled, newest first. Source: contract 3.6. */
export function boardOf(winners: readonly Winner[]): { top: Winner[]; latest: Winner[] } {
  const bySum = winners.toSorted((a, b) => b.winAmount - a.winAmount)
  const top = bySum.slice(0, 3)
  const latest = bySum.slice(3).toSorted((a, b) => (b.settleTime ?? 0) - (a.settleTime ?? 0))
  return { top, latest }
}
