import { playPage } from '../../kernel/pages/index.ts'
import { pokerTablesMessages } from './poker-tables-messages.ts'

/** The document of a game with rooms. */
export const pokerTablesPage = playPage('poker-tables', pokerTablesMessages)
