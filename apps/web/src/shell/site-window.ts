import type { Game } from '@parlour/games'
import { atom } from 'jotai'

/**
 * A window over the page that is no login: announcements, the
 * inbox, the search and the like. One at a time. Source: MOD-01.
 */
export interface SiteWindow {
  readonly id: 'notices' | 'messages' | 'app' | 'feedback' | 'search' | 'speed' | 'details' | 'rooms' | 'resting'
  /** The announcement that the window opens on. */
  readonly notice?: string
  /** The game that the window is about. */
  readonly game?: Game
}

/** The window that is open, or null. */
export const siteWindowAtom = atom<SiteWindow | null>(null)
