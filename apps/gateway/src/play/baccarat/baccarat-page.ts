import { playPage } from '../play-page.ts'
import { baccaratWords } from './baccarat-words.ts'

/** The document of a card table. */
export const baccaratPage = playPage('baccarat', baccaratWords)
