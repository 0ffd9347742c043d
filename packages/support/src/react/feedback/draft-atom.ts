import { createFormDraft } from '@parlour/validation'
import { atom } from 'jotai'

/** What was written and not taken yet, while the page lives: closing the window by mistake loses nothing. */
export const feedbackDraftAtom = atom(() => createFormDraft([]))
