import type { Chance } from '../src/kernel/config/gateway.ts'
import { leastCountedRound } from '../src/money/turnover/turnover.ts'
import { days, playMonth, sumOf } from './month.ts'
import { paidFor } from './paid.ts'
import type { Strategy } from './strategy.ts'

/** What a group has of its stakes after everything, as a share of them, with the half width of its 99 % interval. */
export interface GroupResult {
  readonly moves: number
  readonly staked: number
  /** What bore risk, of a stake of 1. */
  readonly turnover: number
  /** What the games alone gave or took, of a stake of 1. */
  readonly games: number
  readonly paid: number
  readonly net: number
  readonly half: number
  /** What each programme paid, of a stake of 1. */
  readonly programmes: Readonly<Record<string, number>>
}

/** How a group plays: moves a day, by how much its stakes are multiplied, and whether stakes count whole. */
export interface GroupInput {
  readonly moves: number
  readonly scale: number
  readonly asStakes: boolean
}

/** Of the normal distribution: 99 % lie within so many standard deviations. */
const within99 = 2.575829

/** Plays so many moves in months of four weeks and pays all programmes for each of them. */
export async function simulateGroup(
  strategy: Strategy,
  moves: number,
  random: Pick<Chance, 'roll'>,
  input: GroupInput,
): Promise<GroupResult> {
  const months = Math.max(2, Math.round(moves / (days * input.moves)))
  const programmes: Record<string, number> = {}
  let [staked, risked, games, paid, squares, products, stakedSquares] = [0, 0, 0, 0, 0, 0, 0]
  for (let played = 0; played < months; played++) {
    const month = playMonth(strategy, random, { ...input, leastRound: leastCountedRound })
    const all = sumOf(month.map((account) => sumOf(account)))
    const pays = await paidFor(month, strategy.category)
    for (const [name, amount] of Object.entries(pays)) programmes[name] = (programmes[name] ?? 0) + amount
    const given = Object.values(pays).reduce((sum, amount) => sum + amount, 0)
    const result = all.win - all.stake + given
    staked += all.stake
    risked += all.turnover
    games += all.win - all.stake
    paid += given
    squares += result * result
    products += result * all.stake
    stakedSquares += all.stake * all.stake
  }
  const net = (games + paid) / staked
  const spread = Math.max(0, squares - 2 * net * products + net * net * stakedSquares)
  return {
    moves: months * days * input.moves,
    staked,
    turnover: risked / staked,
    games: games / staked,
    paid: paid / staked,
    net,
    half: (within99 * Math.sqrt(spread)) / staked,
    programmes: Object.fromEntries(Object.entries(programmes).map(([name, amount]) => [name, amount / staked])),
  }
}
