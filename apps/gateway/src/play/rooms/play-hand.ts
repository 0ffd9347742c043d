import type { Chance } from '../../gateway.ts'
import { drawCards } from '../cards/draw-cards.ts'
import { isWorthStaying, type Hand } from './hand-worth.ts'
import { chairs, raiseOf, showDown } from './showdown.ts'

/** Plays one hand against house players, by the same rule unless another is given; answers what it cost and paid the player on the first chair. */
export function playHand(random: Pick<Chance, 'roll'>, ante: number, stays: (cards: Hand) => boolean = isWorthStaying): { readonly stake: number; readonly win: number } {
  const draw = drawCards(random)
  const hands = Array.from({ length: chairs }, (): Hand => [draw(), draw(), draw()])
  const played = hands.map((cards, place) => ({ cards, stays: place === 0 ? stays(cards) : isWorthStaying(cards) }))
  const { paid } = showDown(ante, played)
  return { stake: ante + (played[0]?.stays ? raiseOf(ante) : 0), win: paid[0] ?? 0 }
}
