import { addDays, countDays, dayAt, dayStart, isDay } from '@parlour/i18n'

/** What the address of the overview says, as texts: anything can stand there. */
export interface TeamSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days that are looked at, `YYYY-MM-DD`, both inside. */
export interface TeamView {
  readonly from: string
  readonly to: string
}

/** How many days are shown where the address names none. Source: contract 3.12. */
export const usualDays = 14

/** How many days may be asked for at once. Source: contract 3.12. */
export const mostDays = 92

/**
 * Reads the days of an address: the last 14 by default, at most 92, none in the future.
 *
 * @param search the search parameters of the address
 * @param today `YYYY-MM-DD`
 * @returns first and last day
 * @example teamView({}, '2026-01-14') // { from: '2026-01-01', to: '2026-01-14' }
 */
export function teamView(search: TeamSearch, today: string): TeamView {
  const to = isDay(search.to) && search.to <= today ? search.to : today
  const from = isDay(search.from) && search.from <= to ? search.from : addDays(to, 1 - usualDays)
  const first = addDays(to, 1 - mostDays)
  return { from: from < first ? first : from, to }
}

/**
 * The number of days of a view.
 *
 * @returns at least 1
 * @example daysOf({ from: '2026-01-01', to: '2026-01-14' }) // 14
 */
export const daysOf = ({ from, to }: TeamView): number => countDays(from, to)

/**
 * The period of a view as the call takes it: whole days of the platform's time zone.
 *
 * @param zone IANA name
 * @returns first and last millisecond, since 1970
 * @example teamPeriod({ from: '2026-01-01', to: '2026-01-14' }, 'Asia/Manila')
 */
export const teamPeriod = ({ from, to }: TeamView, zone: string): { startTime: number; endTime: number } => ({
  startTime: dayStart(from, zone),
  endTime: dayStart(addDays(to, 1), zone) - 1,
})

/**
 * Today's date in the platform's time zone.
 *
 * @param now milliseconds since 1970
 * @param zone IANA name
 * @returns `YYYY-MM-DD`
 * @example houseToday(api.clock.now(), 'Asia/Manila')
 */
export const houseToday = (now: number, zone: string): string => dayAt(now, zone)
