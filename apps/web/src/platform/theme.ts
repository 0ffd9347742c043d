import { changeTheme } from '@parlour/ui-kit'
import { atom } from 'jotai'
import { deviceStore } from './stores.ts'

/** The colours of the site; dark unless the visitor chose light. */
export type Theme = 'dark' | 'light'

const base = atom<Theme>(deviceStore.get('theme') === 'light' ? 'light' : 'dark')

/** The theme; setting it keeps it on this device and changes the page at once. */
export const themeAtom = atom(
  (get) => get(base),
  (_, set, theme: Theme) => {
    set(base, theme)
    deviceStore.set('theme', theme)
    changeTheme(theme)
  },
)
