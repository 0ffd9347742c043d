import { createFormDraft } from '@parlour/validation'
import { atom } from 'jotai'

/** What was typed for a recovery by mail, when the window was closed by a press beside it. */
export const mailDraftAtom = atom(() => createFormDraft([]))

/** The same for a recovery by phone: the number only, never the code or the password. */
export const phoneDraftAtom = atom(() => createFormDraft(['verificationCode', 'newPassword']))
