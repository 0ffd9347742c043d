import { atom } from 'jotai'

/**
 * The password that somebody has just logged in with, while it has to be changed: then it is not asked for again
 * (PWD-01). In memory only, and forgotten when the window is gone.
 */
export const givenPasswordAtom = atom<string | null>(null)
