import type { GatewayConfig } from '../../kernel/config/index.ts'
import { builtPage } from '../../kernel/pages/index.ts'
import { chatMessages } from './chat-messages.ts'

/**
 * The kinds of the page: the room of a launch, and the ways to the customer service (live chat, VIP, the small window).
 */
export type ChatKind = 'room' | '1' | '2' | '3'

const page = builtPage('chat', chatMessages)

/** The document of a chat: its kind, a fresh nonce, the words, and the origins that may hold it. */
export const chatPage = (config: GatewayConfig, kind: ChatKind, nonce: string): string =>
  page(config, { title: 'Vesper', data: { kind } }, nonce)
