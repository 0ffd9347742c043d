import { atom, useSetAtom } from 'jotai'

/** Where in the header the bell stands, once its code is there. */
export const bellSlotAtom = atom<HTMLElement | null>(null)

/** Keeps the place of the bell, as wide as it is. */
export const BellSlot = () => <span className="p-header__later" ref={useSetAtom(bellSlotAtom)} />
