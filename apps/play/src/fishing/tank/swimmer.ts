import type { SpeciesCode } from '../../calls/fishing.ts'
import { bodyOf } from '../fish/bodies.ts'

/** The size of a hall in pixels of a full one, whatever the screen. */
export interface Room {
  readonly wide: number
  readonly high: number
}

/** One that swims: where on its path it is, and what the path is. */
export interface Swimmer {
  readonly id: number
  readonly species: SpeciesCode
  /** 1 swims to the right, -1 to the left. */
  readonly side: 1 | -1
  readonly speed: number
  /** The depth of its path, as a share of the room. */
  readonly deep: number
  /** Of its path, each a height, a length and a beginning. */
  readonly waves: readonly { readonly tall: number; readonly long: number; readonly from: number }[]
  /** Its place in its group. */
  readonly aside: { readonly x: number; readonly y: number }
  /** Where in its beat it began. */
  readonly beat: number
  /** How far it has come, and how long it has been in the water, in seconds. */
  travelled: number
  age: number
  /** How much faster it is than it likes, after a shot that missed it. */
  fright: number
}

/** Where a swimmer is, and how it lies in the water. */
export interface Place {
  readonly x: number
  readonly y: number
  /** In radians, against its own side. */
  readonly tilt: number
}

const lengthOf = (species: string): number => bodyOf(species).length

/** How far outside the hall its path begins and ends. */
const outside = ({ species, aside }: Swimmer): number => lengthOf(species) * 0.7 + Math.max(0, aside.x)

/** Where a swimmer is. */
export function placeOf(swimmer: Swimmer, { wide, high }: Room): Place {
  const { side, deep, waves, aside, travelled, age, species } = swimmer
  const half = (lengthOf(species) / 2) * 0.5
  const along = travelled - outside(swimmer) + aside.x
  let lift = 0
  let slope = 0
  for (const { tall, long, from } of waves) {
    lift += tall * Math.sin(along / long + from)
    slope += (tall / long) * Math.cos(along / long + from)
  }
  const middle = half + deep * (high - 2 * half)
  return {
    x: side > 0 ? along : wide - along,
    y: Math.max(22, Math.min(high * 0.86, middle + lift + aside.y + Math.sin(age * 1.7 + swimmer.beat * 9) * 2)),
    tilt: Math.atan(slope),
  }
}

/** Whether a swimmer has left the hall. */
export const isGone = (swimmer: Swimmer, { wide }: Room): boolean =>
  swimmer.travelled - outside(swimmer) + swimmer.aside.x > wide + lengthOf(swimmer.species) * 0.7

/** Whether one can see, and so aim at, a swimmer: its middle is in the hall. */
export const isSeen = ({ x }: Place, { wide }: Room): boolean => x > 0 && x < wide

/**
 * Whether a point, moved by its distance from a swimmer, lies on it; `least` is how near is near enough for a finger.
 */
export function isOn(
  swimmer: Swimmer,
  { x, y, tilt }: Place,
  point: { readonly x: number; readonly y: number },
  least: number,
): boolean {
  const { box, length } = bodyOf(swimmer.species)
  const dx = (point.x - x) * swimmer.side
  const dy = point.y - y
  const across = dx * Math.cos(tilt) + dy * Math.sin(tilt)
  const up = dy * Math.cos(tilt) - dx * Math.sin(tilt)
  const wide = Math.max(least, length * 0.48)
  const tall = Math.max(least, (box.y * 0.66 * length) / 100)
  return (across / wide) ** 2 + (up / tall) ** 2 <= 1
}
