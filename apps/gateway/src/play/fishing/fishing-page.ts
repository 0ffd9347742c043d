import { playPage } from '../play-page.ts'
import { fishingWords } from './fishing-words.ts'

/** The document of a fishing hall. */
export const fishingPage = playPage('fishing', fishingWords)
