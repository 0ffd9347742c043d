import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GatewayConfig } from '../config.ts'
import { frameHeaders } from '../play/frame-headers.ts'
import { frameWords } from '../play/frame-words.ts'
import { chatWords } from './chat-words.ts'

const template = readFileSync(fileURLToPath(new URL('../../play/chat/index.html', import.meta.url)), 'utf8')

const words = frameWords(chatWords)

/** The kinds of the page: the room of a launch, and the ways to the customer service (live chat, VIP, the small window). */
export type ChatKind = 'room' | '1' | '2' | '3'

/** The headers of the chat page: those of every frame of ours. */
export const chatHeaders = frameHeaders

/** The document of a chat: its kind, a fresh nonce, the words, and the origins that may hold it. */
export const chatPage = ({ siteOrigins }: GatewayConfig, kind: ChatKind, nonce: string): string =>
  template
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__WORDS__', () => words)
    .replaceAll('__KIND__', kind)
    .replaceAll('__SITES__', siteOrigins.join(' '))
