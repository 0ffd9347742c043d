import { playPage } from '../../kernel/pages/index.ts'
import { genericGameMessages } from './generic-game-messages.ts'

/** The document of a title on the generic game. */
export const genericGamePage = playPage('generic-game', genericGameMessages)
