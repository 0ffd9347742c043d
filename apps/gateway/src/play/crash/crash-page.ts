import { playPage } from '../play-page.ts'
import { crashWords } from './crash-words.ts'

/** The document of a crash game. */
export const crashPage = playPage('crash', crashWords)
