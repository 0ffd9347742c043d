export { announceLanguage, wordsAtom } from './platform/language.ts'
export { createSiteRouter } from './router.ts'
export { chatAtom } from './shell/chat.ts'
export { siteWindowAtom } from './shell/site-window.ts'
export { themeAtom } from './platform/theme.ts'

export type { Words } from './platform/language.ts'
export type { SiteWindow } from './shell/site-window.ts'
