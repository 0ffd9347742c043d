import { isPair, winnerOf, type Dealt } from './deal.ts'

/** What may be bet on, in the order of the table. */
export const bets = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const

/** A field of the table. */
export type Bet = (typeof bets)[number]

/** What lies on the fields in minor units; a field that is not named holds nothing. */
export type Stakes = Readonly<Partial<Record<Bet, number>>>

/** What a field pays beside its stake, as a fraction of it: the banker's win less five hundredths of commission. */
export const pays: Readonly<Record<Bet, readonly [times: number, of: number]>> = {
  playerPair: [11, 1], player: [1, 1], tie: [8, 1], banker: [19, 20], bankerPair: [11, 1],
}

type End = 'won' | 'back' | 'lost'

/** What becomes of a field: a tie gives the stakes on player and banker back. */
function endOf(bet: Bet, dealt: Dealt): End {
  if (bet === 'playerPair') return isPair(dealt.player) ? 'won' : 'lost'
  if (bet === 'bankerPair') return isPair(dealt.banker) ? 'won' : 'lost'
  const winner = winnerOf(dealt)
  if (winner === bet) return 'won'
  return winner === 'tie' ? 'back' : 'lost'
}

/** What a field gives back in minor units, its stake with it; what does not divide is rounded down to the minor unit. */
export function winOf(bet: Bet, stake: number, dealt: Dealt): number {
  const end = endOf(bet, dealt)
  if (end === 'lost') return 0
  const [times, of] = pays[bet]
  return end === 'back' ? stake : stake + Math.floor((stake * times) / of)
}

/** What lies on all fields together, in minor units. */
export const sumOf = (stakes: Stakes): number => bets.reduce((sum, bet) => sum + (stakes[bet] ?? 0), 0)
