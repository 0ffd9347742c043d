import { atom } from 'jotai'
import { createDrafts } from '../drafts.ts'

/** The message that was begun and not sent yet, by account and while the page lives. */
export const messageDraftAtom = atom(createDrafts)
