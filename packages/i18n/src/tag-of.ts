/** Codes of the platform that are not their own BCP 47 tag. Source: contract section 5. */
const tags: Readonly<Record<string, string>> = {
  TY: 'fil',
  CN: 'zh-Hans-CN',
  TW: 'zh-Hant-TW',
  KR: 'ko',
  'UR-LA': 'ur-Latn',
  'PT-BR': 'pt-BR',
  KK: 'kk-Arab',
  UZ: 'uz-Arab',
  XA: 'en-XA',
  XB: 'ar-XB',
}

/**
 * The BCP 47 tag of a language.
 *
 * @param code the platform's code
 * @returns `fil` for TY, `zh-Hans-CN` for CN, else the tag of the code
 * @example tagOf('TY') // 'fil'
 */
export const tagOf = (code: string): string => tags[code] ?? code.toLowerCase()
