import { playPage } from '../../kernel/pages/index.ts'
import { baccaratMessages } from './baccarat-messages.ts'

/** The document of a card table. */
export const baccaratPage = playPage('baccarat', baccaratMessages)
