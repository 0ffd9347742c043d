import { isLanguageCode, languages } from '@parlour/i18n'

/** The name of a language in itself; the code of one that is not listed, such as a pseudo-locale. */
export const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code)
