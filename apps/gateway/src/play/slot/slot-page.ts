import { playPage } from '../play-page.ts'
import { slotWords } from './slot-words.ts'

/** The document of a slot. */
export const slotPage = playPage('slot', slotWords)
