import type { Game } from '../games/catalogue.ts'
import { returns as fieldReturns } from './baccarat/shoe-returns.ts'
import { cabinetReturn } from './cabinet/paytables.ts'
import { simulatedReturns } from './coupon/coupon-return.ts'
import { leaguesOf, sportOf } from './coupon/leagues.ts'
import { crashReturn } from './crash/crash-point.ts'
import type { EngineName } from './engine-name.ts'
import { fishingReturn } from './fishing/species.ts'
import { roomsReturn } from './rooms/rooms-return.ts'
import { slotReturn } from './slot/paytable.ts'

/** What the bets of a title give back, in percent to two decimals: the lowest and the highest of them. */
export interface TitleReturn {
  readonly from: number
  readonly to: number
}

/** What tells how a title is played. */
export type PlayedTitle = Pick<Game, 'category' | 'classify'> & { readonly engine: string }

const percentOf: Readonly<Record<Exclude<EngineName, 'numbers'>, (title: PlayedTitle) => readonly number[]>> = {
  slot: () => [slotReturn * 100],
  crash: () => [crashReturn * 100],
  fishing: () => [fishingReturn * 100],
  rooms: () => [roomsReturn.percent],
  cabinet: ({ category }) => [cabinetReturn(category) * 100],
  baccarat: () => Object.values(fieldReturns).map((share) => share * 100),
  coupon: (title) => leaguesOf(title).flatMap(({ code }) => sportOf(code).kinds).map((kind) => simulatedReturns[kind][0]),
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100

/**
 * What a title gives back as it is played here, whoever made it: cards, details and pay tables say the same. Null for the
 * lotteries, whose plays say it one by one.
 */
export function titleReturn(title: PlayedTitle): TitleReturn | null {
  if (!(title.engine in percentOf)) return null
  const all = percentOf[title.engine as keyof typeof percentOf](title).map(rounded)
  return { from: Math.min(...all), to: Math.max(...all) }
}

/** The one return of a title; null where it depends on the bet. */
export function oneReturn(title: PlayedTitle): number | null {
  const told = titleReturn(title)
  return told && told.from === told.to ? told.from : null
}
