import { createFormDraft } from '@parlour/validation'
import { atom } from 'jotai'

/** The message that was begun and not sent yet, while the page lives. */
export const messageDraftAtom = atom(() => createFormDraft([]))
