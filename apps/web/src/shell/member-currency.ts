import { atom } from 'jotai'

/** The currency of the account that is here, once its balance has said it; filled by `deferred-shell.tsx`. */
export const memberCurrencyAtom = atom<string | undefined>(undefined)
