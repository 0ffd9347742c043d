import { bodyOf } from '../fish/bodies.ts'
import type { Place, Swimmer } from './swimmer.ts'

/** How long a shot flies, and how long its end is seen, in milliseconds. */
export const flightMs = 340
export const caughtMs = 900
export const awayMs = 520

/** A shot on its way, at its target, or at its end. */
export interface Shot {
  readonly target: Swimmer
  readonly cannon: number
  readonly from: { readonly x: number; readonly y: number }
  readonly began: number
  /** Where the target was last seen. */
  place: Place
  /** What came of it, and when the answer came; null until then. */
  end: {
    readonly at: number
    readonly kind: 'caught' | 'away' | 'dropped'
    readonly text: string
    readonly pays: number
  } | null
}

/** Where a shot is in its flight, from 0 to 1. */
export const flownAt = ({ began }: Shot, now: number): number => Math.min(1, (now - began) / flightMs)

/** Whether nothing of a shot is seen any more. */
export const isOver = ({ end }: Shot, now: number): boolean =>
  end !== null && now - end.at > (end.kind === 'caught' ? caughtMs : awayMs)

/** How wide the net of a shot opens. */
export const netOf = ({ target }: Shot): number => Math.min(200, Math.max(56, bodyOf(target.species).length * 0.56))

/** The point of a shot in its flight to where its target is now; it slows down in the water. */
export function pointOf(shot: Shot, flown: number): { readonly x: number; readonly y: number } {
  const eased = 1 - (1 - flown) ** 1.7
  return {
    x: shot.from.x + (shot.place.x - shot.from.x) * eased,
    y: shot.from.y + (shot.place.y - shot.from.y) * eased,
  }
}
