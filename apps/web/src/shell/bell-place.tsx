import { atom, useSetAtom } from 'jotai'

/** Where in the header the bell stands, once its code is there. */
export const bellPlaceAtom = atom<HTMLElement | null>(null)

/** Keeps the place of the bell. */
export const BellPlace = () => <span ref={useSetAtom(bellPlaceAtom)} />
