import { createFormDraft } from '@parlour/validation'
import { atom } from 'jotai'

/** The way of logging in that is chosen. */
export type LoginType = 'username' | 'sms'

/** The way that was chosen, until a login by it succeeds. */
export const loginTypeAtom = atom<LoginType>('username')

/** The name that was typed, when the window was closed by a press beside it; never the password. */
export const nameDraftAtom = atom(() => createFormDraft(['password', 'captcha']))

/** The number that was typed, likewise; never the code. */
export const smsDraftAtom = atom(() => createFormDraft(['verificationCode', 'captcha']))
