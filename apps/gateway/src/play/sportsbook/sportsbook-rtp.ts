import type { ReturnToPlayer } from '@parlour/play/calls'
import { leaguesOf, sportOf } from './leagues.ts'
import type { MarketKind } from '../../kernel/db/index.ts'

const bets = 10_000_000

/**
 * What so many single bets on each market gave back in percent, with
 * the half width of the 99 % interval: `pnpm returns sportsbook`.
 */
export const simulatedRtps: Readonly<Record<MarketKind, readonly [percent: number, interval: number]>> = {
  result: [95.144, 0.125],
  goals: [95.016, 0.078],
  both: [94.083, 0.077],
  winner: [95.392, 0.091],
  spread: [95.43, 0.079],
  points: [94.932, 0.078],
  match: [94.994, 0.09],
  first: [94.569, 0.082],
  maps: [94.138, 0.082],
  fight: [94.975, 0.078],
  draw: [94.919, 0.183],
  length: [93.988, 0.098],
}

/** What the sportsbook of a title gives back: the lowest of its markets, as they were simulated. */
export function sportsbookRtp(game: { readonly category: string; readonly classify: string }): ReturnToPlayer {
  const kinds = leaguesOf(game).flatMap(({ code }) => sportOf(code).kinds)
  const [percent, interval] = kinds
    .map((kind) => simulatedRtps[kind])
    .reduce((lowest, each) => (each[0] < lowest[0] ? each : lowest), [100, 0] as const)
  return { percent, interval, rounds: bets }
}
