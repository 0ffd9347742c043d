/**
 * What the chat tells the site: that its answers were seen, that an
 * answer came while the chat was hidden, that it is to be minimised.
 */
export type ChatMessage = 'seen' | 'came' | 'minimise'

const told: readonly ChatMessage[] = ['seen', 'came', 'minimise']

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined

/** Whether data is the greeting of a chat that hands over its port. */
export const isChatReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && typeOf(data) === 'ready' && 'v' in data && data.v === 1

/** What the chat said through its port, or null for anything else. */
export const readChatMessage = (data: unknown): ChatMessage | null => {
  const type = typeOf(data)
  return told.find((one) => one === type) ?? null
}
