import english from '../../messages/EN.json' with { type: 'json' }
import type { MessageCode } from '../http/messages.ts'

type KindOf<Code> = Code extends `letter.${infer Kind}.title` ? Kind : never

/**
 * A kind of message that the platform sends by itself: `letter.<kind>.title` and `.text` of the catalogues word it. `written` is what
 * a person wrote (`title`, `content`), `service.answer` what customer service answered to it.
 */
export type MessageKind = KindOf<MessageCode>

/** Every kind of message. */
export const messageKinds = Object.keys(english).flatMap((code) => /^letter\.(.+)\.title$/.exec(code)?.[1] ?? []) as readonly MessageKind[]

/** Whether a text names a kind of message. */
export const isMessageKind = (text: string): text is MessageKind => (messageKinds as readonly string[]).includes(text)
