import english from '../../../messages/EN.json' with { type: 'json' }
import { isMessageCode, type MessageCode } from '../http/messages.ts'

type KindOf<Code> = Code extends `inbox.${infer Kind}.title` ? Kind : never

/**
 * A kind of message that the platform sends by itself: `inbox.<kind>.title` and `.text` of the catalogues word it.
 * `written` is what a person wrote (`title`, `content`), `service.answer` what customer service answered to it.
 */
export type MessageKind = KindOf<MessageCode>

/** Whether a text names a kind of message. */
export const isMessageKind = (text: string): text is MessageKind => isMessageCode(`inbox.${text}.title`)

/** Every kind of message. */
export const messageKinds: readonly MessageKind[] = Object.keys(english)
  .flatMap((code) => /^inbox\.(.+)\.title$/.exec(code)?.[1] ?? [])
  .filter(isMessageKind)
