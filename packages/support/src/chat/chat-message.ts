/** What the chat tells the site: that its answers were seen, that an answer came while nobody looked, that it is to be minimised. */
export type ChatMessage = 'seen' | 'came' | 'minimise'

const told: readonly unknown[] = ['seen', 'came', 'minimise'] satisfies ChatMessage[]

const typeOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined)

/** Whether data is the greeting of a chat that hands over its port. */
export const isChatReady = (data: unknown): boolean => typeOf(data) === 'ready' && (data as { v?: unknown }).v === 1

/** What the chat said through its port, or null for anything else. */
export const readChatMessage = (data: unknown): ChatMessage | null => {
  const type = typeOf(data)
  return told.includes(type) ? (type as ChatMessage) : null
}
