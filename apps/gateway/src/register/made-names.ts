import type { Chance } from '../gateway.ts'

const tries = 5

/** Account names that nobody chose, `ph` with eight digits: as many as may be tried when one is taken. */
export const madeNames = (random: Chance): string[] =>
  Array.from({ length: tries }, () => `ph${String(random.roll(100_000_000)).padStart(8, '0')}`)
