import { keep, readStored } from '../frame/stored-session.ts'
import { Refused } from '../frame/server.ts'
import type { Speech } from '../frame/speech.ts'
import type { ChatLine } from '../calls/chat.ts'
import { makeChatServer } from './chat-server.ts'
import { isSeen } from './is-seen.ts'

/** A line on its way; `why` says what went wrong with it. */
export interface SendingLine {
  readonly key: string
  readonly text: string
  readonly why: string | null
}

/** What the page of a chat knows of its launch. */
export interface ChatPlace {
  /** `room` for the chat of a launch, else a way to the customer service. */
  readonly kind: string
  readonly ticket: string | null
  readonly speech: Speech
  /** Null in a window of its own. */
  readonly tell: ((type: 'minimise' | 'seen' | 'came') => void) | null
}

/** What shows of a conversation. */
export interface Conversation {
  readonly lines: readonly ChatLine[]
  readonly sending: readonly SendingLine[]
  readonly state: 'opening' | 'open' | 'over'
  readonly isGuest: boolean
  readonly notice: string
}

/** A conversation that goes on: what may be done with it. */
export interface Talk {
  /** Sends a line, or one that failed again under its own key. */
  write(line: Pick<SendingLine, 'key' | 'text'>): Promise<void>
  /** Looks for answers now. */
  look(): Promise<void>
  stop(): void
}

const kept = 'chat'
const often = 3_000
const seldom = 15_000

/** How a conversation shows before it is open. */
export const opening = ({ word }: Speech): Conversation => ({
  lines: [],
  sending: [],
  state: 'opening',
  isGuest: false,
  notice: word('loading'),
})

/**
 * Opens the conversation and goes on looking for answers: by the ticket of a launch, by what this window kept over a
 * reload, or as a guest. Listeners are called with every change.
 */
export function talk({ kind, ticket, speech, tell }: ChatPlace, change: (shown: Conversation) => void): Talk {
  const { word, language } = speech
  const server = makeChatServer(language)
  let shown = opening(speech)
  let token: string | null = null
  let [newest, seen] = [0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false

  const show = (changes: Partial<Conversation>) => change((shown = { ...shown, ...changes }))
  const hold = (fresh: string) => {
    token = fresh
    keep(kept, { token, pending: null })
  }
  const add = (fresh: readonly ChatLine[]) => {
    const { lines } = shown
    newest = Math.max(newest, ...fresh.map(({ id }) => id))
    show({
      lines: [...lines, ...fresh.filter(({ id }) => lines.every((line) => line.id !== id))].toSorted(
        (a, b) => a.id - b.id,
      ),
    })
  }
  const put = (key: string, line: SendingLine | null) =>
    show({ sending: [...shown.sending.filter((one) => one.key !== key), ...(line ? [line] : [])] })
  const stop = () => {
    over = true
    clearTimeout(timer)
  }
  const end = () => {
    stop()
    keep(kept, null)
    show({ state: 'over', notice: word('ended') })
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (token === null || over) return
    const visible = isSeen()
    const reached = newest
    try {
      const fresh = await server.lines(token, reached, visible ? reached : 0)
      add(fresh)
      show({ notice: '' })
      if (!visible && fresh.some(({ author }) => author === 'operator')) tell?.('came')
      if (visible && reached > seen) {
        seen = reached
        tell?.('seen')
      }
    } catch (error) {
      if (error instanceof Refused && error.status === 401) return end()
      show({ notice: word('offline') })
    }
    if (!over) timer = setTimeout(() => void look(), visible ? often : seldom)
  }

  async function write({ key, text }: Pick<SendingLine, 'key' | 'text'>): Promise<void> {
    put(key, { key, text, why: null })
    try {
      if (token === null) hold((await server.openGuest()).token)
      const line = await server.say(token ?? '', key, text)
      put(key, null)
      add([line])
      void look()
    } catch (error) {
      put(key, { key, text, why: error instanceof Refused ? error.message : word('failed') })
      if (error instanceof Refused && error.status === 401) end()
    }
  }

  async function open(): Promise<void> {
    try {
      if (ticket) {
        const { token: fresh, lines } = await server.open(ticket)
        hold(fresh)
        add(lines)
      } else {
        token = readStored(kept)?.token ?? null
        if (token === null && kind === 'room') return end()
      }
      show({ state: 'open', isGuest: !ticket && kind !== 'room', notice: '' })
      void look()
    } catch (error) {
      if (error instanceof Refused) return end()
      show({ notice: word('offline') })
      if (!over) timer = setTimeout(() => void open(), often)
    }
  }

  void open()
  return { write, look, stop }
}
