import type { Chance } from '../../kernel/config/index.ts'
import { drawCards } from '../cards/draw-cards.ts'
import { isWorthStaying } from './hand-worth.ts'
import type { Hand } from '../../kernel/db/index.ts'
import { showDown } from './showdown.ts'
import { chairs, raiseOf } from '../games/ante.ts'
import { present } from '../../kernel/objects/index.ts'

/** What a hand cost a chair, and what it paid; minor units. */
export interface PlayedChair {
  readonly stake: number
  readonly win: number
}

/** Plays one hand as bots do; the first chair by another rule where one is given. Answers what came of every chair. */
export function playHand(
  random: Pick<Chance, 'roll'>,
  ante: number,
  stays: (cards: Hand) => boolean = isWorthStaying,
): PlayedChair[] {
  const draw = drawCards(random)
  const hands = Array.from({ length: chairs }, (): Hand => [draw(), draw(), draw()])
  const played = hands.map((cards, place) => ({ cards, stays: place === 0 ? stays(cards) : isWorthStaying(cards) }))
  const { paid } = showDown(ante, played)
  return played.map((one, place) => ({
    stake: ante + (one.stays ? raiseOf(ante) : 0),
    win: present(paid[place], `what chair ${place} is paid`),
  }))
}

/**
 * Plays one hand of a member and four bots who all play alike:
 * what it cost and paid them together, which is what it does each.
 */
export const playAlike = (random: Pick<Chance, 'roll'>, ante: number): PlayedChair =>
  playHand(random, ante).reduce((sum, { stake, win }) => ({ stake: sum.stake + stake, win: sum.win + win }))
