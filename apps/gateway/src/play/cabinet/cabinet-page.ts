import { playPage } from '../play-page.ts'
import { cabinetWords } from './cabinet-words.ts'

/** The document of a title on the cabinet. */
export const cabinetPage = playPage('cabinet', cabinetWords)
