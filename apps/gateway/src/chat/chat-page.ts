import type { GatewayConfig } from '../config.ts'
import { builtPage } from '../play/play-page.ts'
import { chatWords } from './chat-words.ts'

/** The kinds of the page: the room of a launch, and the ways to the customer service (live chat, VIP, the small window). */
export type ChatKind = 'room' | '1' | '2' | '3'

const page = builtPage('chat', chatWords)

/** The document of a chat: its kind, a fresh nonce, the words, and the origins that may hold it. */
export const chatPage = (config: GatewayConfig, kind: ChatKind, nonce: string): string => page(config, { title: 'Vesper', data: { kind } }, nonce)
