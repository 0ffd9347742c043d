import type { AccountSource } from '@parlour/screen-kit'
import { roleOf, type Session } from '../index.ts'

/** Who is signed in, as the screens of every package read it from the session. */
export const accountSource = (session: Session): AccountSource => ({
  subscribe: session.subscribe,
  account: () => {
    const state = session.get()
    return state.status === 'member' ? state.account : null
  },
  role: () => {
    const state = session.get()
    if (state.status !== 'member' || state.account === '') return 'guest'
    return state.type === null ? 'unknown' : roleOf(state.type)
  },
})
