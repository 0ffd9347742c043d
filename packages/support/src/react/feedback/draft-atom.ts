import { atom } from 'jotai'
import { createDrafts } from '../drafts.ts'

/**
 * What was written and not taken yet, by account and while the page lives: closing the window by mistake loses nothing.
 */
export const feedbackDraftAtom = atom(createDrafts)
