import { playPage } from '../../kernel/pages/index.ts'
import { fishingMessages } from './fishing-messages.ts'

/** The document of a fishing hall. */
export const fishingPage = playPage('fishing', fishingMessages)
