/** How many games each category of the lobby holds, in the order of the category row. */
export const categoryCounts = {
  LOTT: 38,
  ELOTT: 24,
  LIVE: 146,
  SPORTS: 9,
  FISH: 52,
  RNG: 1284,
  PVP: 88,
  ESPORTS: 12,
  COCKFIGHT: 6,
} as const

/** Lobby category, as the lane titles of the wire. */
export type CategoryCode = keyof typeof categoryCounts

/** The nine categories in lobby order. */
export const categories = Object.keys(categoryCounts) as CategoryCode[]
