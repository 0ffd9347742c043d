import type { Lottery } from '../../kernel/ports/index.ts'

type Timetable = Pick<Lottery, 'interval' | 'phase'>

const day = 86_400_000
const hour = 3_600_000

/** Hours that an area's clock is ahead of UTC. */
const clocks: Readonly<Record<string, number>> = { VN: 7, SEA: 7, PH: 8 }

/** The last moment of the timetable that is not after `at`; all in milliseconds since 1970. */
export const lastOpening = ({ interval, phase }: Timetable, at: number): number =>
  Math.floor((at - phase) / interval) * interval + phase

/** The first moment of the timetable after `at`. */
export const nextOpening = (timetable: Timetable, at: number): number => lastOpening(timetable, at) + timetable.interval

/** When a draw stops taking stakes. */
export const closingOf = ({ closesBefore }: Pick<Lottery, 'closesBefore'>, openTime: number): number =>
  openTime - closesBefore

/**
 * The number of the draw that opens at `openTime`: the day by the clock of its area, and for games that draw more often
 * than once a day its place in that day from 1.
 */
export function numeroOf({ area, interval }: Pick<Lottery, 'area' | 'interval'>, openTime: number): string {
  const local = openTime + (clocks[area] ?? 8) * hour
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
  if (interval >= day) return date
  return `${date}${String(Math.floor((local % day) / interval) + 1).padStart(4, '0')}`
}

/** What names a draw among all games. */
export const drawCodeOf = (lottery: Pick<Lottery, 'code' | 'area' | 'interval'>, openTime: number): string =>
  `${lottery.code}-${numeroOf(lottery, openTime)}`

/** The opening moment that a draw code names, or null when the game has no such draw. */
export function openTimeOf(lottery: Lottery, numero: string): number | null {
  const found = /^(\d{4})(\d{2})(\d{2})(\d{4})?$/.exec(numero)
  if (!found) return null
  const [, year, month, date, place] = found
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date)) - (clocks[lottery.area] ?? 8) * hour
  const near = place === undefined ? midnight + day - 1 : midnight + Number(place) * lottery.interval - 1
  const openTime = lastOpening(lottery, near)
  return numeroOf(lottery, openTime) === numero ? openTime : null
}
