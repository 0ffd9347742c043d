import { atom } from 'jotai'

/** Where in the header the bell stands, once its code is there. */
export const bellPlaceAtom = atom<HTMLElement | null>(null)
