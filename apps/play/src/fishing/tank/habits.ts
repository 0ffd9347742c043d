/**
 * How a species comes: in how many groups at once, how many in each, how fast, and how long the water is without it.
 */
export interface Habit {
  /** Groups in a full hall; a small one has fewer, and one at least. */
  readonly groups: number
  readonly least: number
  readonly most: number
  /** Pixels of a full hall in a second. */
  readonly speed: number
  /** Seconds from one group to the next. */
  readonly gap: readonly [number, number]
  /** Seconds until the first comes; those that come at once are in the water when the hall opens. */
  readonly first: readonly [number, number] | 0
  /** Where it swims, from the surface (0) to the ground (1). */
  readonly deep: readonly [number, number]
}

/** The habits of the species: only how they look, never whether they are caught. */
export const habits: Readonly<Record<string, Habit>> = {
  sprat: { groups: 3, least: 4, most: 7, speed: 66, gap: [1, 4], first: 0, deep: [0.2, 0.68] },
  clown: { groups: 3, least: 1, most: 3, speed: 48, gap: [1, 5], first: 0, deep: [0.3, 0.72] },
  puffer: { groups: 2, least: 1, most: 1, speed: 32, gap: [1, 6], first: 0, deep: [0.2, 0.7] },
  turtle: { groups: 2, least: 1, most: 1, speed: 40, gap: [3, 9], first: 0, deep: [0.18, 0.6] },
  jelly: { groups: 3, least: 1, most: 1, speed: 15, gap: [2, 8], first: 0, deep: [0.16, 0.6] },
  ray: { groups: 1, least: 1, most: 1, speed: 56, gap: [4, 12], first: [0, 3], deep: [0.2, 0.62] },
  angler: { groups: 1, least: 1, most: 1, speed: 30, gap: [8, 18], first: [1, 5], deep: [0.5, 0.72] },
  shark: { groups: 1, least: 1, most: 1, speed: 78, gap: [16, 34], first: [6, 14], deep: [0.24, 0.6] },
  whale: { groups: 1, least: 1, most: 1, speed: 44, gap: [70, 130], first: [24, 44], deep: [0.36, 0.5] },
}
