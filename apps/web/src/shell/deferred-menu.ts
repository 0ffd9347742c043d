import type { SideMenuSub } from '@parlour/ui-kit'
import { atom } from 'jotai'

/** What the side menu shows once the parts after the first screen are there. */
export interface DeferredMenu {
  /** What opens beside customer service. Source: SIDE-03. */
  readonly service?: SideMenuSub
  /** How many promotions run. */
  readonly promotions?: string
}

/** Filled by `deferred-shell.tsx`. */
export const deferredMenuAtom = atom<DeferredMenu>({})
