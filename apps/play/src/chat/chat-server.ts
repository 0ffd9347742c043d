import { ask, post } from '../frame/server.ts'

/** A line of a conversation. */
export interface ChatLine {
  readonly id: number
  readonly author: 'visitor' | 'operator' | 'automatic'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A conversation that is open. */
export interface ChatOpening {
  readonly token: string
  readonly lines: readonly ChatLine[]
}

/** The calls of the chat in one language. Each throws Refused when the server says no. */
export interface ChatServer {
  /** Trades a launch ticket for a conversation. */
  open(ticket: string): Promise<ChatOpening>
  /** Begins a conversation of a guest. */
  openGuest(): Promise<ChatOpening>
  /** The lines after one; those up to `seen` were seen. */
  lines(token: string, after: number, seen: number): Promise<readonly ChatLine[]>
  /** Writes a line; the key is the same for every try of it. */
  say(token: string, key: string, text: string): Promise<ChatLine>
}

/** Makes the calls of the chat. */
export const makeChatServer = (language: string): ChatServer => ({
  open: async (ticket) => (await post('/api/session', { ticket }, { Language: language })) as ChatOpening,
  openGuest: async () => (await post('/api/guest', {}, { Language: language })) as ChatOpening,
  lines: async (token, after, seen) => {
    const answer = await ask(`/api/lines?after=${after}&seen=${seen}`, { headers: { Authorization: token, Language: language } })
    return (answer as { lines: ChatLine[] }).lines
  },
  say: async (token, key, text) => {
    const answer = await post('/api/lines', { text }, { Authorization: token, 'Idempotency-Key': key, Language: language })
    return (answer as { line: ChatLine }).line
  },
})
