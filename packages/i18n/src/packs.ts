import type { LanguageCode } from './names.ts'

/** The languages that every package has words in, the default first: a pack counts as shipped when it stands here. */
export const packs = ['TY', 'EN', 'CN', 'TH', 'VI', 'ID'] as const satisfies readonly LanguageCode[]

/** The code of a language that every package has words in. */
export type PackCode = (typeof packs)[number]
