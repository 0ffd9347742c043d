import type { ChatLine, ChatOpening, ChatPosts, LinesAnswer } from '../calls/chat.ts'
import { ask, post } from '../frame/server.ts'

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

const write = post as <Path extends keyof ChatPosts>(
  path: Path,
  body: ChatPosts[Path]['request'],
  headers: Readonly<Record<string, string>>,
) => Promise<ChatPosts[Path]['answer']>

/** Makes the calls of the chat. */
export const makeChatServer = (language: string): ChatServer => ({
  open: (ticket) => write('/api/session', { ticket }, { Language: language }),
  openGuest: () => write('/api/guest', {}, { Language: language }),
  lines: async (token, after, seen) => {
    const answer = await ask(`/api/lines?after=${after}&seen=${seen}`, {
      headers: { Authorization: token, Language: language },
    })
    return (answer as LinesAnswer).lines
  },
  say: async (token, key, text) => {
    const headers = { Authorization: token, 'Idempotency-Key': key, Language: language }
    return (await write('/api/lines', { text }, headers)).line
  },
})
