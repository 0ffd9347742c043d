import { atom } from 'jotai'
import { deviceStore } from './stores.ts'

/** A yes or no that is kept on this device under `key`. */
export function storedFlag(key: string) {
  const base = atom(deviceStore.get(key) === '1')
  return atom(
    (get) => get(base),
    (_, set, on: boolean) => {
      set(base, on)
      deviceStore.set(key, on ? '1' : '0')
    },
  )
}

/** Whether sums are hidden behind '***'. */
export const balanceHiddenAtom = storedFlag('balanceHidden')

/** Whether the side menu is narrow. */
export const menuCollapsedAtom = storedFlag('menuCollapsed')
