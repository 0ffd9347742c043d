/** How an animal is made and how it moves. */
export interface Body {
  /** In pixels of a full hall. */
  readonly length: number
  /** Half of the box that holds it, from its middle, in hundredths of its length. */
  readonly box: { readonly x: number; readonly y: number }
  /** How long one beat takes, in seconds. */
  readonly beat: number
  /** How far its tail bends; 0 where its drawing itself moves. */
  readonly bend: number
  /** How much of the slope of its path it turns into. */
  readonly turns: number
}

const bodies: Readonly<Record<string, Body>> = {
  sprat: { length: 50, box: { x: 60, y: 30 }, beat: 0.42, bend: 0.9, turns: 1 },
  clown: { length: 66, box: { x: 60, y: 42 }, beat: 0.6, bend: 0.85, turns: 1 },
  puffer: { length: 88, box: { x: 60, y: 54 }, beat: 0.9, bend: 0.7, turns: 0.3 },
  turtle: { length: 124, box: { x: 58, y: 52 }, beat: 2.6, bend: 0, turns: 1 },
  jelly: { length: 104, box: { x: 48, y: 56 }, beat: 2.2, bend: 0, turns: 0.3 },
  ray: { length: 168, box: { x: 70, y: 54 }, beat: 2.4, bend: 0, turns: 1 },
  angler: { length: 144, box: { x: 72, y: 62 }, beat: 1.1, bend: 0.75, turns: 0.3 },
  shark: { length: 268, box: { x: 62, y: 38 }, beat: 1.5, bend: 0.95, turns: 1 },
  whale: { length: 480, box: { x: 66, y: 36 }, beat: 4.5, bend: 0.8, turns: 1 },
}

const unknown: Body = { length: 80, box: { x: 60, y: 50 }, beat: 1, bend: 0.8, turns: 1 }

/** The body of a species. */
export const bodyOf = (species: string): Body => bodies[species] ?? unknown

/**
 * The shortest and the tallest wave that the path of a length has: the second of two is half as tall, and half as long.
 */
export const wavesOf = (length: number): { readonly long: number; readonly tall: number } => ({
  long: 150 + length * 0.6,
  tall: 44,
})

/** How far an animal leans at most, in radians. */
export function leanOf({ length, turns }: Body): number {
  const { long, tall } = wavesOf(length)
  return Math.atan((2 * tall) / long) * turns
}
