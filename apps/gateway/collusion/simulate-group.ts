import type { Chance } from '../src/kernel/config/gateway.ts'
import { leastCountedRound } from '../src/money/turnover/turnover.ts'
import { simulate } from '../rtp/simulate.ts'
import type { MonthlyBonus } from './bonuses.ts'
import { days, playMonth, sumOf } from './month.ts'
import { paidFor } from './paid.ts'
import type { Strategy } from './strategy.ts'

/** What a group has of its stakes after everything, as a share of them, with the half width of its 99 % interval. */
export interface GroupResult {
  readonly moves: number
  readonly staked: number
  /** What bore risk, of a stake of 1. */
  readonly turnover: number
  /** What the games alone give or take on average, of a stake of 1. */
  readonly games: number
  readonly paid: number
  readonly net: number
  readonly half: number
  /** What each programme paid, of a stake of 1. */
  readonly programmes: Readonly<Record<string, number>>
}

/** What the games give or take of a stake of 1 on average, with the half width of its 99 % interval. */
export interface Games {
  readonly share: number
  readonly half: number
}

/** How a group plays: moves a day, by how much its stakes are multiplied, and whether stakes count whole. */
export interface GroupInput {
  readonly moves: number
  readonly scale: number
  readonly asStakes: boolean
  /** What the games give or take on average. */
  readonly games: Games
  /** The bonuses that an account can be given; those of the seed unless it is said. */
  readonly bonuses?: readonly MonthlyBonus[]
}

/** Of the normal distribution: 99 % lie within so many standard deviations. */
const within99 = 2.575829

/** How many moves tell how many it takes. */
const firstMoves = 10_000
/** How wide half of the interval of what games give may be, of a stake of 1. */
const widest = 0.005

/**
 * What the games of a strategy give or take: exactly where it is worked out, else by as many moves as the interval takes.
 * Months alone say too little: what a group wins or loses in them varies more than all programmes pay.
 */
export function gamesOf({ exact, play }: Strategy, random: Pick<Chance, 'roll'>): Games {
  if (exact !== undefined) return { share: exact - 1, half: 0 }
  const group = (chance: Pick<Chance, 'roll'>) =>
    play(chance).reduce((sum, bet) => ({ stake: sum.stake + bet.stake, win: sum.win + bet.win }), { stake: 0, win: 0 })
  const first = simulate({ play: group }, firstMoves, random)
  const moves = Math.ceil(firstMoves * (first.half / widest) ** 2)
  const { share, half } = moves > firstMoves ? simulate({ play: group }, moves, random) : first
  return { share: share - 1, half }
}

/** Plays so many moves in months of four weeks and pays all programmes for each of them. */
export async function simulateGroup(
  strategy: Strategy,
  moves: number,
  random: Pick<Chance, 'roll'>,
  { games, bonuses, ...input }: GroupInput,
): Promise<GroupResult> {
  const months = Math.max(2, Math.round(moves / (days * input.moves)))
  const programmes: Record<string, number> = {}
  let [staked, risked, given, squares, products, stakedSquares] = [0, 0, 0, 0, 0, 0]
  for (let played = 0; played < months; played++) {
    const month = playMonth(strategy, random, { ...input, leastRound: leastCountedRound })
    const { stake, turnover } = sumOf(month.map((account) => sumOf(account)))
    const pays = await paidFor(month, strategy.category, bonuses)
    for (const [name, amount] of Object.entries(pays)) programmes[name] = (programmes[name] ?? 0) + amount
    const paid = Object.values(pays).reduce((sum, amount) => sum + amount, 0)
    staked += stake
    risked += turnover
    given += paid
    squares += paid * paid
    products += paid * stake
    stakedSquares += stake * stake
  }
  const paid = given / staked
  const spread = Math.max(0, squares - 2 * paid * products + paid * paid * stakedSquares)
  return {
    moves: months * days * input.moves,
    staked,
    turnover: risked / staked,
    games: games.share,
    paid,
    net: games.share + paid,
    half: Math.hypot(games.half, (within99 * Math.sqrt(spread)) / staked),
    programmes: Object.fromEntries(Object.entries(programmes).map(([name, amount]) => [name, amount / staked])),
  }
}

/** Whether a group may have more than it staked: the upper end of its interval is above nothing. */
export const mayGain = ({ net, half }: Pick<GroupResult, 'net' | 'half'>): boolean => net + half > 0
