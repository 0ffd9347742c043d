export { announceLanguage, wordsAtom } from './platform/language.ts'
export { createSiteRouter } from './router.ts'
export { themeAtom } from './platform/theme.ts'

export type { Words } from './platform/language.ts'
