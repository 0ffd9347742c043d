/** A category of games, by the platform's game type. INHOUSE is made of the in-house studios' games. */
export const categories = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE'] as const

/** A category of games. */
export type Category = (typeof categories)[number]

/** Whether a game type is a category the site knows. */
export const isCategory = (text: string): text is Category => (categories as readonly string[]).includes(text)

/** Which vendors make up categories of their own. Source: specification 1. */
export interface VendorGroups {
  readonly esports: readonly string[]
  readonly cockfight: readonly string[]
  readonly inhouse: readonly string[]
}
