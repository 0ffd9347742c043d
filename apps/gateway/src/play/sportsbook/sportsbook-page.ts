import { playPage } from '../../kernel/pages/index.ts'
import { sportsbookMessages } from './sportsbook-messages.ts'

/** The document of the sportsbook. */
export const sportsbookPage = playPage('sportsbook', sportsbookMessages)
