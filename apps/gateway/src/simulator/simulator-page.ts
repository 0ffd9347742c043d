import { framePage } from '../play/frame-page.ts'
import { simulatorWords } from './simulator-words.ts'

/** The document of a simulated game. */
export const simulatorPage = framePage('simulator', simulatorWords)
