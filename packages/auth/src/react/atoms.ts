import { atom } from 'jotai'

/** Whether the login popup is open, and what goes on after the login. */
export interface LoginRequest {
  readonly open: boolean
  readonly go: (() => void) | null
}

/** The closed login popup. */
export const noRequest: LoginRequest = { open: false, go: null }

/** The state of the login popup (`loginPopupModal`). */
export const loginRequestAtom = atom<LoginRequest>(noRequest)
