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
  /** Whether it turns into its path, or stays upright. */
  readonly turns: boolean
}

const bodies: Readonly<Record<string, Body>> = {
  sprat: { length: 50, box: { x: 60, y: 30 }, beat: 0.42, bend: 0.9, turns: true },
  clown: { length: 66, box: { x: 60, y: 42 }, beat: 0.6, bend: 0.85, turns: true },
  puffer: { length: 88, box: { x: 60, y: 54 }, beat: 0.9, bend: 0.7, turns: false },
  turtle: { length: 124, box: { x: 58, y: 52 }, beat: 2.6, bend: 0, turns: true },
  jelly: { length: 104, box: { x: 48, y: 56 }, beat: 2.2, bend: 0, turns: false },
  ray: { length: 168, box: { x: 70, y: 54 }, beat: 2.4, bend: 0, turns: true },
  angler: { length: 144, box: { x: 72, y: 62 }, beat: 1.1, bend: 0.75, turns: false },
  shark: { length: 268, box: { x: 62, y: 38 }, beat: 1.5, bend: 0.95, turns: true },
  whale: { length: 480, box: { x: 66, y: 36 }, beat: 4.5, bend: 0.8, turns: true },
}

const unknown: Body = { length: 80, box: { x: 60, y: 50 }, beat: 1, bend: 0.8, turns: true }

/** The body of a species. */
export const bodyOf = (species: string): Body => bodies[species] ?? unknown
