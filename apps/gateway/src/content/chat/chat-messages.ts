import { openSentence } from '../../kernel/http/index.ts'
import type { Language, MessageCode } from '../../kernel/http/index.ts'

/** The messages that the chat page shows. */
const codes = [
  'chat.title',
  'chat.vip',
  'chat.welcome',
  'chat.guest',
  'chat.log',
  'chat.you',
  'chat.operator',
  'chat.automatic',
  'chat.write',
  'chat.send',
  'chat.sending',
  'chat.failed',
  'chat.again',
  'chat.ended',
  'chat.offline',
  'chat.left',
  'chat.loading',
] as const satisfies readonly MessageCode[]

/** The words of the chat page in one language, by what follows `chat.`, with the sign of every frame. */
export const chatMessages = (language: Language): Record<string, string> => ({
  demonstration: openSentence('frame.demonstration', language),
  ...Object.fromEntries(codes.map((code) => [code.slice('chat.'.length), openSentence(code, language)])),
})
