import { playPage } from '../play-page.ts'
import { numbersWords } from './numbers-words.ts'

/** The document of a lottery game. */
export const numbersPage = playPage('numbers', numbersWords)
