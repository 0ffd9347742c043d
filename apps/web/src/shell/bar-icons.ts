import type { BottomBarItem } from '@parlour/ui-kit'
import { atom } from 'jotai'

/** What a place of the bar shows once the parts after the first screen are there. */
export type BarLook = Pick<BottomBarItem, 'iconCurrent' | 'count'>

/**
 * Filled icons of the bar's places but home, which only their own pages show, and what waits there; filled by
 * `deferred-shell.tsx`.
 */
export const barIconsAtom = atom<Partial<Record<'games' | 'promotions' | 'me', BarLook>>>({})
