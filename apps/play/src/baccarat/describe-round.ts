import { cardName } from '../cards/card.ts'
import type { Speech } from '../frame/speech.ts'
import type { Line } from '../frame/use-play.ts'
import type { Round, Side } from '../calls/baccarat.ts'

const pointsOf = (round: Round, side: Side): number => round[side].points.at(-1) ?? 0

/** Both hands in words: what they count, card by card. */
export function describeHands(speech: Speech, round: Round): string {
  const { word } = speech
  const hand = (side: Side) =>
    word('hand', {
      hand: word(`field.${side}`),
      points: pointsOf(round, side),
      cards: round[side].cards.map((card) => cardName(speech, card)).join(', '),
    })
  return `${hand('player')}; ${hand('banker')}`
}

/** A third card in words. */
export function describeThird(speech: Speech, round: Round, side: Side): string {
  const { word } = speech
  return word('draws', {
    hand: word(`field.${side}`),
    card: cardName(speech, round[side].cards[2] ?? ''),
    points: pointsOf(round, side),
  })
}

function describeOutcome({ word, money }: Speech, { win, stake }: Round): string {
  if (win > stake) return word('won', { sum: money(win - stake) })
  if (win === stake) return word('even')
  return win > 0 ? word('part', { sum: money(win), stake: money(stake) }) : word('lost', { sum: money(stake) })
}

/** Who won and what the player has of it. */
export function describeResult(speech: Speech, round: Round): Line {
  const values = { player: pointsOf(round, 'player'), banker: pointsOf(round, 'banker') }
  const text = `${speech.word(`wins.${round.winner}`, values)} ${describeOutcome(speech, round)}`
  return { text, tone: round.win > round.stake ? 'won' : '' }
}
