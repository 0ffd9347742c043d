import { atom } from 'jotai'

/** The way of logging in that is chosen. */
export type LoginType = 'username' | 'sms'

/** What was typed into the login window and is no secret. */
export interface LoginDraft {
  readonly type: LoginType
  readonly username: string
  readonly mobileNum: string
}

/** Nothing typed. */
export const noDraft: LoginDraft = { type: 'username', username: '', mobileNum: '' }

/** What is still there when the window was closed by a press beside it: names and numbers, never a password or a code. */
export const loginDraftAtom = atom<LoginDraft>(noDraft)
