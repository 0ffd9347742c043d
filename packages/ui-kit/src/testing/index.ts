export { games, providers } from './lobby.ts'
export { banner, captcha, face, logo, panel, poster } from './pictures.ts'
export { categories, mark, menuGroups, menuTail } from './shell.tsx'

export type { Dossier, Part, Rule } from './dossier.ts'
