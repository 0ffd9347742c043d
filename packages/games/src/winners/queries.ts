import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listWinners, type Winner } from '@parlour/api-client/endpoints'

/** How far back the board looks. */
export type WinnerPeriod = 'day' | 'week' | 'month'

/**
 * Query options of the wins of a period.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(winnersQuery(api, 'EN', 'day'))
 */
export const winnersQuery = (api: ApiClient, language: string, period: WinnerPeriod) => ({
  ...endpointQuery(api, listWinners, { language, period }),
  staleTime: 60_000,
})

/** A name as the public may see it: as the server masked it, or its first three signs when it did not. */
export const maskedName = (name: string): string => (name.includes('*') ? name : `${[...name].slice(0, 3).join('')}***`)

/**
 * The three largest wins, and the others by time, newest first. Wins of
 * 0 and wins after `now` are left out. Source: LOB-08, contract 3.6.
 *
 * @param now milliseconds since 1970
 * @returns both lists
 * @example const { top, latest } = boardOf(winners, api.clock.now())
 */
export function boardOf(winners: readonly Winner[], now: number): { top: Winner[]; latest: Winner[] } {
  const settled = winners
    .filter(({ winAmount, settleTime }) => winAmount > 0 && (settleTime ?? 0) <= now)
    .map((winner) => ({ ...winner, customerName: maskedName(winner.customerName) }))
  const bySum = settled.toSorted((a, b) => b.winAmount - a.winAmount)
  const latest = bySum.slice(3).toSorted((a, b) => (b.settleTime ?? 0) - (a.settleTime ?? 0))
  return { top: bySum.slice(0, 3), latest }
}
