/** A category of games, by the platform's game type. INHOUSE is made of the in-house providers' games. */
export const categories = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
] as const

/** A category of games. */
export type Category = (typeof categories)[number]

/**
 * Whether a game type is a category of the site.
 *
 * @param text a game type of the platform
 * @returns a type guard
 * @example if (isCategory(params.category)) show(params.category)
 */
export const isCategory = (text: string): text is Category => (categories as readonly string[]).includes(text)

/** How providers are named and pictured where the platform has its currency language (TY). Source: LOB-05. */
export interface ProviderMarks {
  readonly currencyLanguage: boolean
  /** Other names of providers in the addresses of their icons, by code. */
  readonly iconNames: Readonly<Record<string, string>>
}

/** Which providers make up categories of their own. Source: specification 1. */
export interface ProviderGroups {
  readonly esports: readonly string[]
  readonly cockfight: readonly string[]
  readonly inhouse: readonly string[]
  /** Left out where the platform has no currency language. */
  readonly marks?: ProviderMarks
}
