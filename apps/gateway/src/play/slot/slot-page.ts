import { playPage } from '../../kernel/pages/index.ts'
import { slotMessages } from './slot-messages.ts'

/** The document of a slot. */
export const slotPage = playPage('slot', slotMessages)
