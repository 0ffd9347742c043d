import type { Game } from '../../kernel/ports/index.ts'
import { returns as fieldRtps } from '../baccarat/shoe-rtp.ts'
import { genericGameRtp } from '../generic-game/paytables.ts'
import { simulatedRtps } from '../sportsbook/sportsbook-rtp.ts'
import { leaguesOf, sportOf } from '../sportsbook/leagues.ts'
import { crashRtp } from '../crash/crash-point.ts'
import type { EngineName } from './engine-name.ts'
import { fishingRtp } from '../fishing/species.ts'
import { pokerTablesRtp } from '../poker-tables/poker-tables-rtp.ts'
import { slotRtp } from '../slot/paytable.ts'
import { hasKey } from '../../kernel/objects/index.ts'

/** What the bets of a title give back, in percent to two decimals: the lowest and the highest of them. */
export interface TitleRtp {
  readonly from: number
  readonly to: number
}

/** What tells how a title is played. */
export type PlayedTitle = Pick<Game, 'category' | 'classify'> & { readonly engine: string }

const percentOf: Readonly<Record<Exclude<EngineName, 'draw-games'>, (title: PlayedTitle) => readonly number[]>> = {
  slot: () => [slotRtp * 100],
  crash: () => [crashRtp * 100],
  fishing: () => [fishingRtp * 100],
  'poker-tables': () => [pokerTablesRtp.percent],
  'generic-game': ({ category }) => [genericGameRtp(category) * 100],
  baccarat: () => Object.values(fieldRtps).map((share) => share * 100),
  sportsbook: (title) =>
    leaguesOf(title)
      .flatMap(({ code }) => sportOf(code).kinds)
      .map((kind) => simulatedRtps[kind][0]),
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100

/**
 * What a title gives back as it is played here, whichever provider made it: cards, details and pay tables say the same.
 * Null for the lotteries, whose plays say it one by one.
 */
export function titleRtp(title: PlayedTitle): TitleRtp | null {
  const { engine } = title
  if (!hasKey(percentOf, engine)) return null
  const all = percentOf[engine](title).map(rounded)
  return { from: Math.min(...all), to: Math.max(...all) }
}

/** The one return of a title; null where it depends on the bet. */
export function oneRtp(title: PlayedTitle): number | null {
  const told = titleRtp(title)
  return told && told.from === told.to ? told.from : null
}
