import type { Hand, Round, Side } from '../calls/baccarat.ts'

/** One movement of the dealer: a card is laid face down, or turned; then so many milliseconds pass. */
export interface Step {
  readonly kind: 'lay' | 'turn'
  readonly side: Side
  readonly wait: number
}

/** How far a hand is: cards laid, and how many of them are turned. */
export interface HandState {
  readonly laid: number
  readonly turned: number
}

/** How far the deal is. */
export type DealState = Readonly<Record<Side, HandState>>

const laying = 300
const turning = 360
const breath = 420

const step = (kind: Step['kind'], side: Side, wait: number): Step => ({ kind, side, wait })

/**
 * The movements of a round: four cards one after the other, turned
 * one after the other, then third cards where they were drawn.
 */
export function dealSteps({ player, banker }: Pick<Round, Side>): Step[] {
  const third = (side: Side, { cards }: Hand): Step[] =>
    cards.length > 2 ? [step('lay', side, laying + 120), step('turn', side, turning + breath)] : []
  return [
    step('lay', 'player', laying),
    step('lay', 'banker', laying),
    step('lay', 'player', laying),
    step('lay', 'banker', laying + breath),
    step('turn', 'player', turning),
    step('turn', 'player', turning),
    step('turn', 'banker', turning),
    step('turn', 'banker', turning + breath),
    ...third('player', player),
    ...third('banker', banker),
  ]
}

/** How far the deal is after the first `done` of its steps. */
export function stateAfter(steps: readonly Step[], done: number): DealState {
  const count = (side: Side, kind: Step['kind']) =>
    steps.slice(0, done).filter((each) => each.side === side && each.kind === kind).length
  const of = (side: Side): HandState => ({ laid: count(side, 'lay'), turned: count(side, 'turn') })
  return { player: of('player'), banker: of('banker') }
}
