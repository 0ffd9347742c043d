import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** ICU messages by id: as text, or compiled ahead of time so that the browser needs no parser. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>

/** What may stand in a message. */
export type MessageValues = Readonly<Record<string, string | number | Date>>
