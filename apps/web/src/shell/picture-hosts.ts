import type { PictureHosts } from '@parlour/ui-kit'
import { atom } from 'jotai'

/** The hosts that pictures come from; undefined while all of them come from the page's own. Source: SYS-19. */
export const pictureHostsAtom = atom<PictureHosts | undefined>(undefined)
