import type { ProviderGroups } from '@parlour/games'
import { packs, type LanguageCode } from '@parlour/i18n'
import { platform } from '#brand-platform'
import { pseudo } from 'virtual:messages/pseudo'

/**
 * What makes this site Vesper, with `brand-details.ts`; another brand is
 * another object of this shape, not other code. Source: specification 1.
 */
export const brand = {
  name: 'vesper',
  /** The name at the start of a sentence. */
  title: 'Vesper',
  merchant: 'vesper',
  defaultLanguage: 'TY' as LanguageCode,
  /** What the picker offers, the default first: every language that there are words in. */
  languages: [...packs, ...pseudo] as readonly LanguageCode[],
  /** ISO 4217; what guests see sums in, until the member's own currency is known. */
  currency: 'PHP',
  /** Its platform: cipher, names, capabilities, hosts. */
  platform,
  /** Whose days the operator counts by. */
  timeZone: 'Asia/Manila',
  providerGroups: {
    esports: ['AV', 'AI', 'IMES', 'TF', 'IA'],
    cockfight: ['SV3'],
    inhouse: ['XGS', 'SS'],
  } satisfies ProviderGroups,
  ageLimit: 21,
  /** Whether the pages that hide header and side menu show them all the same. Source: HDR-08, SYS-07. */
  bars: { seamless: false as boolean, vnlottery: true as boolean },
  /** Whether every page but login, registration, help centre and download needs a login. Source: SYS-14. */
  loginFirst: false as boolean,
  /**
   * What `token` in an address is: a code that is good once for
   * a minute, or a whole token, as older platforms put it there.
   * Source: SYS-15, docs/decisions.md.
   */
  addressToken: 'code' as 'code' | 'token',
} as const
