import type { Bet } from './bets.ts'
import { pays } from './bets.ts'

/**
 * In how many of all orders of six cards from the shoe of eight decks each hand wins, and how many orders there are
 * (416 · 415 · 414 · 413 · 412 · 411). A test counts them by the rules.
 */
export const shoeWays = {
  player: 2_230_518_282_592_256,
  banker: 2_292_252_566_437_888,
  tie: 475_627_426_473_216,
  all: 4_998_398_275_503_360,
}

/** How often the first two cards of a hand are of one rank: 31 of the 415 that are left are of the first one's. */
export const pairShare = 31 / 415

const { player, banker, tie, all } = shoeWays
const won = (bet: Bet): number => 1 + pays[bet][0] / pays[bet][1]

/** What each field gives back as a share of its stake, exactly: a tie gives stakes on player and banker back. */
export const returns: Readonly<Record<Bet, number>> = {
  playerPair: won('playerPair') * pairShare,
  player: (won('player') * player + tie) / all,
  tie: (won('tie') * tie) / all,
  banker: (won('banker') * banker + tie) / all,
  bankerPair: won('bankerPair') * pairShare,
}

/** The least that any field gives back: that of the tie. */
export const leastRtp = Math.min(...Object.values(returns))
