import { framePage } from '../frame-page.ts'
import { slotWords } from './slot-words.ts'

/** The document of a slot. */
export const slotPage = framePage('slot', slotWords)
