import { dayAt, dayStart } from '@parlour/i18n'

/** What the address of a record says, as texts: anything can stand there. */
export interface RecordSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: string | undefined
  /** A category of games, or a kind of movement. */
  readonly kind?: string | undefined
  /** The row whose details are open. */
  readonly open?: string | undefined
}

/** Which part of a record is looked at: days `YYYY-MM-DD`, both inside, and a page from 1. */
export interface RecordView {
  readonly from: string
  readonly to: string
  readonly page: number
  readonly kind: string
  readonly open: string
}

const dayMs = 86_400_000
const usualDays = 7

/** How many days a record may be asked for at once. Source: contract 3.11. */
export const mostDays = 30

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const moved = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Reads an address: the last seven days where it names none, at most 30 days and none of the future. */
export function recordView(search: RecordSearch, today: string): RecordView {
  const to = isDay(search.to) && search.to <= today ? search.to : today
  const wanted = isDay(search.from) && search.from <= to ? search.from : moved(to, 1 - usualDays)
  const first = moved(to, 1 - mostDays)
  const page = Number(search.page)
  return {
    from: wanted < first ? first : wanted,
    to,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    kind: /^\w{1,32}$/.test(search.kind ?? '') ? (search.kind ?? '') : '',
    open: search.open ?? '',
  }
}

/** The address of a view: what is as usual is left out. */
export function recordSearch({ from, to, page, kind, open }: RecordView, today: string): RecordSearch {
  const usual = to === today && from === moved(today, 1 - usualDays)
  return {
    ...(usual ? {} : { from, to }),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(open ? { open } : {}),
  }
}

/** A view as a call asks for it: whole days of the reader's own zone, in milliseconds, both ends inside. */
export function recordPeriod({ from, to }: Pick<RecordView, 'from' | 'to'>, zone?: string): { startTime: number; endTime: number } {
  const startTime = dayStart(from, zone)
  // Where clocks went back, 30 days are an hour longer than the platform lets them be.
  return { startTime, endTime: Math.min(dayStart(moved(to, 1), zone), startTime + mostDays * dayMs) - 1 }
}

/** Today where the reader is. */
export const todayOf = (now: number, zone?: string): string => dayAt(now, zone)
