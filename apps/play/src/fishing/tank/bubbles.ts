import type { Room } from './swimmer.ts'
import { makeThing, sizeThing } from './thing.ts'

const count = 10

/** The bubbles that rise in the water. */
export interface Bubbles {
  /** Shows them as they are after so many seconds; they are slow, so that each call moves one half of them. */
  show(seconds: number, room: Room): void
}

/** Makes the bubbles of a hall, placed by numbers from 0 to 1. */
export function makeBubbles(parent: HTMLElement, random: () => number): Bubbles {
  const bubbles = Array.from({ length: count }, () => {
    const element = document.createElement('i')
    element.className = 'bubble'
    const size = 2.6 + random() * 4.5
    sizeThing(element, size * 2, size * 2)
    return { x: random(), y: random(), slow: 0.5 + random(), thing: makeThing(parent, element) }
  })
  let calls = 0
  return {
    show(seconds, { wide, high }) {
      calls++
      for (const [at, { x, y, slow, thing }] of bubbles.entries()) {
        if (calls > 1 && (calls + at) % 2 > 0) continue
        const top = (((y - seconds * 0.055 * slow) % 1) + 1) % 1
        thing.put(x * wide + Math.sin(seconds * 0.6 * slow + x * 20) * 9, top * high)
        if (calls === 1) thing.fade(1)
      }
    },
  }
}
