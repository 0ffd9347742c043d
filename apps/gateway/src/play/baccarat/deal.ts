import type { Chance } from '../../kernel/config/index.ts'
import { rankOf } from '../cards/card.ts'
import type { Card } from '../../kernel/db/index.ts'
import { drawCards } from '../cards/draw-cards.ts'
import { bankerDraws, playerDraws, pointsOf, valueOf } from './points.ts'

/** How many decks are in the shoe; it is shuffled afresh for every round. */
export const decks = 8

/** The cards of a round, two or three a hand, in the order that they were dealt in. */
export interface Dealt {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/** What came of a round. */
export type Winner = 'player' | 'banker' | 'tie'

/** Deals a round from a freshly shuffled shoe: player, banker, player, banker, then third cards by the rule. */
export function dealRound(random: Pick<Chance, 'roll'>): Dealt {
  const draw = drawCards(random, decks)
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()]
  const player = [first, third]
  const banker = [second, fourth]
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)]
  const more = playerDraws(playerPoints, bankerPoints) ? draw() : null
  if (more) player.push(more)
  if (bankerDraws(playerPoints, bankerPoints, more && valueOf(more))) banker.push(draw())
  return { player, banker }
}

/** Which hand is nearer to nine. */
export function winnerOf({ player, banker }: Dealt): Winner {
  const lead = pointsOf(player) - pointsOf(banker)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'player' : 'banker'
}

/** Whether the first two cards of a hand are of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
