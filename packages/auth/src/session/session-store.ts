import type { TextStore } from '@parlour/api-client'
import { guest, type MemberInfo, type SessionState } from './session-state.ts'

/** Under which name a registration under way keeps its key. */
export const attemptKeyName = 'parlour:1:attempt'

/** The same for a registration by mobile number, which is a call of its own. */
export const mobileAttemptKeyName = 'parlour:1:attempt-mobile'

/** Under which name the countdowns of codes are kept. */
export const codeWaitsName = 'parlour:1:codes'

/** Under which name a tab keeps the id it goes by: a copy of the tab brings it along. */
export const tabIdName = 'parlour:1:tab'

/** Under which name a form that a member fills in is kept, so that a reload loses nothing: it goes with the session. */
export const formDraftName = 'parlour:1:draft'

/** What a logout removes; `merchant` and `merchantCode` stay. Source: contract 1.3, specification 3. */
const ownKeys = [
  'token',
  'isAgent',
  'username',
  'account',
  'customerId',
  'nickname',
  'wallet',
  'gameVendor',
  'toWhichItem',
  'current_vassalage',
  attemptKeyName,
  mobileAttemptKeyName,
  codeWaitsName,
  tabIdName,
  formDraftName,
] as const

/** The session as the store keeps it, under the platform's own keys. */
export interface SessionStore {
  read(): SessionState
  writeToken(token: string, account: string, type: number | null): void
  writeMember(member: MemberInfo): void
  clear(): void
}

const typeOf = (text: string | null): number | null => (text?.match(/^\d{1,3}$/) ? Number(text) : null)

/** Reads and writes a session in a store of texts. */
export const createSessionStore = (store: TextStore): SessionStore => ({
  read() {
    const token = store.get('token')
    if (!token) return guest
    return {
      status: 'member',
      token,
      account: store.get('account') ?? '',
      type: typeOf(store.get('isAgent')),
      member: null,
    }
  },
  writeToken(token, account, type) {
    store.set('token', token)
    store.set('account', account)
    store.set('username', account)
    if (type === null) store.remove('isAgent')
    else store.set('isAgent', String(type))
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
