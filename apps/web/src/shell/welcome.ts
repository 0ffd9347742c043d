import { atom } from 'jotai'

/** Whether an account was opened just now and its owner has not been welcomed yet. */
export const welcomeAtom = atom(false)
