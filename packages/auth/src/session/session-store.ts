import type { TextStore } from '@parlour/api-client'
import { guest, type MemberInfo, type SessionState } from './session-state.ts'

/** Under which name a registration under way keeps its key. */
export const attemptKeyName = 'parlour:1:attempt'

/** What a logout removes; `merchant` and `merchantCode` stay. Source: contract 1.3, specification 3. */
const ownKeys = [
  'token', 'isAgent', 'username', 'account', 'customerId', 'nickname', 'wallet', 'gameVendor', 'toWhichItem', 'current_vassalage', attemptKeyName,
] as const

/** The session as the store keeps it, under the platform's own keys. */
export interface SessionStore {
  read(): SessionState
  writeToken(token: string, account: string): void
  writeMember(member: MemberInfo): void
  clear(): void
}

/** Reads and writes a session in a store of texts. */
export const createSessionStore = (store: TextStore): SessionStore => ({
  read() {
    const token = store.get('token')
    if (!token) return guest
    return { status: 'member', token, account: store.get('account') ?? store.get('username') ?? '', member: null }
  },
  writeToken(token, account) {
    store.set('token', token)
    store.set('account', account)
    store.set('username', account)
  },
  writeMember(member) {
    store.set('nickname', member.nickname ?? '')
    store.set('account', member.account)
    store.set('username', member.account)
    store.set('customerId', String(member.id))
    store.set('isAgent', String(member.type))
  },
  clear: () => ownKeys.forEach((key) => store.remove(key)),
})
