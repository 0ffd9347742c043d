import { gameCategories } from '../../../kernel/db/index.ts'
import type { GameCategory } from '../../../kernel/db/index.ts'

/** How many games each category of the lobby holds. */
export const categoryCounts: Readonly<Record<GameCategory, number>> = {
  LOTT: 38,
  ELOTT: 24,
  LIVE: 146,
  SPORTS: 9,
  FISH: 52,
  RNG: 1284,
  PVP: 88,
  ESPORTS: 12,
  COCKFIGHT: 6,
}

export { gameCategories as categories }
