import { listPaging, pageNumber, pagingSearch, type ListPaging, type PagingSearch } from '@parlour/screen-kit'
import { addDays, dayAt, dayStart, isDay } from '@parlour/i18n'
import type { Days } from '../profit/profit-days.ts'
import { longestPeriod, mostDays, shownDays, type ShownDays } from './long-period.ts'

/** What the address of a record says, as texts: anything can stand there. */
export interface RecordSearch extends PagingSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Which part of a long period is shown, from 1; the latest days are the first part. */
  readonly part?: string | undefined
  /** A category of games, or a kind of transaction. */
  readonly kind?: string | undefined
  /** `open` for bets whose result is still to come. */
  readonly tab?: string | undefined
  /** The row whose details are open. */
  readonly open?: string | undefined
  /** The promotion that a deposit is to carry, by its id. */
  readonly promotion?: string | undefined
}

/** Which part of a record is looked at: days `YYYY-MM-DD`, both inside, and a page from 1. */
export interface RecordView extends ShownDays, ListPaging {
  readonly kind: string
  readonly open: string
  /** Whether what is open is looked at, whatever its age. */
  readonly tab?: 'open'
}

const dayMs = 86_400_000

/** How many days a record shows where the address names none. */
export const usualDays = 7

/**
 * Reads the view of an address: the last seven days by default, at most 366 days, none in the future. Of more than 30
 * days it shows a part, the latest one where the address names none.
 *
 * @param search the search parameters of the address
 * @param today `YYYY-MM-DD`
 * @param usual how many days to show where the address names none
 * @returns the view
 * @example recordView({ page: '2' }, '2026-01-15').from // '2026-01-09'
 */
export function recordView(search: RecordSearch, today: string, usual: number = usualDays): RecordView {
  const to = isDay(search.to) && search.to <= today ? search.to : today
  const wanted = isDay(search.from) && search.from <= to ? search.from : addDays(to, 1 - usual)
  const first = addDays(to, 1 - longestPeriod)
  return {
    ...shownDays({ from: wanted < first ? first : wanted, to }, pageNumber(search.part)),
    ...listPaging(search),
    kind: /^\w{1,32}$/.test(search.kind ?? '') ? (search.kind ?? '') : '',
    open: /^[\w.:-]{1,64}$/.test(search.open ?? '') ? (search.open ?? '') : '',
    ...(search.tab === 'open' ? { tab: 'open' } : {}),
  }
}

/**
 * The days that a view was asked for, which may be more than it shows.
 *
 * @returns first and last day
 * @example wholeDays(recordView({ from: '2026-01-01', to: '2026-12-31' }, '2027-01-01')).from // '2026-01-01'
 */
export const wholeDays = ({ from, to, whole }: ShownDays): Days =>
  whole ? { from: whole.from, to: whole.to } : { from, to }

/**
 * The view of other days, from their first page and latest part on.
 *
 * @returns the view
 * @example withDays(view, { from: '2026-11-01', to: '2026-11-14' })
 */
export const withDays = ({ whole: _whole, ...view }: RecordView, { from, to }: Days): RecordView => ({
  ...view,
  ...shownDays({ from, to }, 1),
  page: 1,
})

/**
 * The view of another part of its period, from its first page on.
 *
 * @param part from 1; the latest days are the first part
 * @returns the view
 * @example withPart(view, 2)
 */
export const withPart = (view: RecordView, part: number): RecordView => ({
  ...view,
  ...shownDays(wholeDays(view), part),
  page: 1,
})

/**
 * The view with its kind, if it is one of those that can be chosen: an address can name any.
 *
 * @param kinds the kinds of the record, without that for all
 * @returns the view; of every kind where it named another
 * @example withKnownKind(recordView({ kind: 'BANANA' }, '2026-01-15'), transactionKinds).kind // ''
 */
export const withKnownKind = (view: RecordView, kinds: readonly string[]): RecordView =>
  kinds.includes(view.kind) ? view : { ...view, kind: '' }

/**
 * The search parameters of a view; defaults are left out.
 *
 * @param today `YYYY-MM-DD`
 * @param usual how many days are shown where the address names none
 * @returns the parameters
 * @example recordSearch(view, '2026-01-15')
 */
export function recordSearch(view: RecordView, today: string, usual: number = usualDays): RecordSearch {
  const { whole, kind, open, tab } = view
  const { from, to } = wholeDays(view)
  const isUsual = to === today && from === addDays(today, 1 - usual)
  return {
    ...(isUsual ? {} : { from, to }),
    ...(whole && whole.part > 1 ? { part: String(whole.part) } : {}),
    ...(kind ? { kind } : {}),
    ...pagingSearch(view),
    ...(open ? { open } : {}),
    ...(tab ? { tab } : {}),
  }
}

/**
 * The period of a view as a call takes it: whole days of a time zone.
 *
 * @param zone IANA time zone; the machine's without one
 * @returns first and last millisecond, since 1970
 * @example recordPeriod({ from: '2026-01-09', to: '2026-01-15' }, 'Asia/Manila')
 */
export function recordPeriod({ from, to }: Days, zone?: string): { startTime: number; endTime: number } {
  const startTime = dayStart(from, zone)
  // Where clocks went back, 30 days are an hour longer than the platform lets them be.
  return { startTime, endTime: Math.min(dayStart(addDays(to, 1), zone), startTime + mostDays * dayMs) - 1 }
}

/**
 * Today's date in a time zone.
 *
 * @param now milliseconds since 1970
 * @param zone IANA time zone; the machine's without one
 * @returns `YYYY-MM-DD`
 * @example todayOf(api.clock.now(), 'Asia/Manila')
 */
export const todayOf = (now: number, zone?: string): string => dayAt(now, zone)
