import type { Chance } from '../../kernel/config/index.ts'

const tries = 5

/** Generated account names, `ph` with eight digits: as many as may be tried when one is taken. */
export const madeNames = (random: Chance): string[] =>
  Array.from({ length: tries }, () => `ph${String(random.roll(100_000_000)).padStart(8, '0')}`)
