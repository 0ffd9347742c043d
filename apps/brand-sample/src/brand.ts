/** All that makes this site Kalesa. */
export const brand = {
  merchant: import.meta.env.VITE_MERCHANT,
  /** The only host that a game is framed from. */
  playOrigin: import.meta.env.VITE_PLAY_ORIGIN,
  /** Tags by the platform's codes; the first is the brand's own language. */
  languages: { TY: 'fil', EN: 'en' },
} as const

/** A language that this site speaks. */
export type Language = keyof typeof brand.languages
