import { playPage } from '../../kernel/pages/index.ts'
import { crashMessages } from './crash-messages.ts'

/** The document of a crash game. */
export const crashPage = playPage('crash', crashMessages)
