import type { TextStore, TokenSource } from '@parlour/api-client'
import * as v from 'valibot'
import type { SessionChannel, SessionClock } from '../ports.ts'
import { createSessionStore } from './session-store.ts'
import { guest, type MemberInfo, type SessionEnd, type SessionState } from './session-state.ts'

/** What a session is made of. */
export interface SessionPorts {
  /** Session storage: one tab's own. */
  readonly store: TextStore
  readonly channel: SessionChannel
  readonly clock: SessionClock
  /** A fresh random id; names this tab on the channel. */
  readonly newId: () => string
}

/** What the server gives with a fresh session. */
export interface SessionStart {
  readonly token: string
  readonly userName: string | null
  /** The account type, where the platform tells it at the login. */
  readonly customerType?: number | null
}

/** Who is here, in one place: the client reads its token, screens subscribe, other tabs follow a logout. */
export interface Session {
  get(): SessionState
  /** Calls back after each change, until the returned function is called. */
  subscribe(changed: () => void): () => void
  /** Begins a session with what the server gave; `account` stands in when the answer names no account. */
  start(value: SessionStart, account: string): void
  /** Keeps the details of who is logged in; without effect on a guest. */
  setMember(member: MemberInfo): void
  /** Ends the session; without effect on a guest. A logout ends it in every other tab too. */
  end(reason: 'logout' | 'expired'): void
  /**
   * Calls back when the session ends, with the reason, the token that ended and whose it was: the place to forget
   * caches, close windows and go home. After a logout in another tab the server may still know this tab's token.
   */
  onEnd(ended: (reason: SessionEnd, token: string, account: string) => void): () => void
  /**
   * Reads the store again, after the browser brought a page back: details are blank until the server gave them again.
   */
  recheck(): SessionState
  /** Follows a logout that another tab made while this one slept; all else stays as it is. */
  wake(): void
  /** The wire to the other tabs. */
  readonly channel: SessionChannel
  /** Where this tab keeps what a logout removes. */
  readonly store: TextStore
  /** Where the client reads the token, and says that the server no longer knows it. */
  readonly tokens: TokenSource
}

const logoutMessage = v.object({ type: v.literal('logout'), from: v.string(), at: v.number() })

const createListeners = <Message extends unknown[]>() => {
  const all = new Set<(...message: Message) => void>()
  return {
    call: (...message: Message) => [...all].forEach((listener) => listener(...message)),
    add(listener: (...message: Message) => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/**
 * Makes the session of a tab from what its store still holds.
 *
 * @param ports session storage, the channel to other tabs, server time and random ids
 * @returns the session; its `tokens` go to `createApiClient`
 * @example
 * const session = createSession({ store, channel, clock, newId })
 * const api = createApiClient({ ...options, tokens: session.tokens })
 */
export function createSession({ store, channel, clock, newId }: SessionPorts): Session {
  const kept = createSessionStore(store)
  const changes = createListeners<[]>()
  const ends = createListeners<[SessionEnd, string, string]>()
  const tab = newId()
  let state = kept.read()
  let since = clock.now()

  const set = (next: SessionState) => {
    state = next
    changes.call()
  }

  const tokenNow = () => (state.status === 'member' ? state.token : null)

  const finish = (reason: SessionEnd) => {
    if (state.status === 'guest') return
    const { token, account } = state
    kept.clear()
    set(guest)
    ends.call(reason, token, account)
  }

  const onMessage = (message: unknown) => {
    const heard = v.safeParse(logoutMessage, message)
    if (heard.success && heard.output.from !== tab && heard.output.at >= since) finish('elsewhere')
  }
  channel.listen(onMessage)

  return {
    store,
    channel,
    get: () => state,
    subscribe: changes.add,
    onEnd: ends.add,
    start({ token, userName, customerType: type = null }, name) {
      const account = userName ?? name
      since = clock.now()
      kept.writeToken(token, account, type)
      set({ status: 'member', token, account, type, member: null })
    },
    setMember(member) {
      if (state.status === 'guest') return
      kept.writeMember(member)
      set({ ...state, account: member.account, type: member.type, member })
    },
    end(reason) {
      if (state.status === 'guest') return
      finish(reason)
      if (reason === 'logout') channel.post({ type: 'logout', from: tab, at: clock.now() })
    },
    wake: () => onMessage(channel.last?.('logout')),
    recheck() {
      onMessage(channel.last?.('logout'))
      const found = kept.read()
      if (found.status === 'guest') finish('elsewhere')
      else set(found)
      return state
    },
    tokens: {
      get: tokenNow,
      expired(token) {
        if (tokenNow() === token) finish('expired')
      },
    },
  }
}
