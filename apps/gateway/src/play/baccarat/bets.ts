import { isPair, winnerOf, type Dealt, type Winner } from './deal.ts'

/** What may be bet on, in the order of the table. */
export const bets = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const

/** A field of the table. */
export type Bet = (typeof bets)[number]

/** What lies on the fields in minor units; a field that is not named holds nothing. */
export type Stakes = Readonly<Partial<Record<Bet, number>>>

/** What a field pays beside its stake, as a fraction of it: the banker's win less five hundredths of commission. */
export const pays: Readonly<Record<Bet, readonly [times: number, of: number]>> = {
  playerPair: [11, 1],
  player: [1, 1],
  tie: [8, 1],
  banker: [19, 20],
  bankerPair: [11, 1],
}

type End = 'won' | 'back' | 'lost'

/** What becomes of a field that looks at the winner alone: a tie gives the stakes on player and banker back. */
const endUnder = (bet: 'player' | 'banker' | 'tie', winner: Winner): End =>
  winner === bet ? 'won' : winner === 'tie' ? 'back' : 'lost'

/** What becomes of a field. */
function endOf(bet: Bet, dealt: Dealt): End {
  if (bet === 'playerPair') return isPair(dealt.player) ? 'won' : 'lost'
  if (bet === 'bankerPair') return isPair(dealt.banker) ? 'won' : 'lost'
  return endUnder(bet, winnerOf(dealt))
}

function backOf(bet: Bet, stake: number, end: End): number {
  if (end === 'lost') return 0
  const [times, of] = pays[bet]
  return end === 'back' ? stake : stake + Math.floor((stake * times) / of)
}

/**
 * What a field gives back in minor units, its stake with it; what does not divide is rounded down to the minor unit.
 */
export const winOf = (bet: Bet, stake: number, dealt: Dealt): number => backOf(bet, stake, endOf(bet, dealt))

/** What the fields without the pairs give back together when this hand is nearer to nine, in minor units. */
export const paidOn = (stakes: Stakes, winner: Winner): number =>
  (['player', 'tie', 'banker'] as const).reduce(
    (sum, bet) => sum + backOf(bet, stakes[bet] ?? 0, endUnder(bet, winner)),
    0,
  )

/** What lies on all fields together, in minor units. */
export const sumOf = (stakes: Stakes): number => bets.reduce((sum, bet) => sum + (stakes[bet] ?? 0), 0)
