import { useApi } from '@parlour/api-client/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { useRequireLogin } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Openings } from '../../decision/opening.ts'
import type { LaunchJournal } from '../../journal/journal.ts'
import type { Openable } from '../../open/openable.ts'
import { openGame, type GameWindow, type OpenOptions } from '../../open/open-game.ts'
import { useLaunchText } from '../use-launch-text.ts'

/** What a click on a game needs of the site. */
export interface LaunchOptions {
  /** Where the games of each provider open (LAU-05). */
  readonly openings: Openings
  readonly merchant: string
  readonly language: string
  /** The origins that the server named for games, of those that the page's policy lets through. */
  gameOrigins(): readonly string[]
  readonly journal: LaunchJournal
  /** Minor units; null while unknown. */
  readonly balance: number | null
  /** ISO 4217. */
  readonly currency: string
  /** Opens an empty window that says `label`, in the press itself; null where the browser blocks it. */
  openWindow(label: string): GameWindow | null
  onFrame(game: Openable, how: { blocked: boolean; trial: boolean }): void
  onSeamless(game: Openable, how: { trial: boolean }): void
  /** A table game between players without a room chosen (LOB-11). */
  onRooms(game: Openable): void
  onMaintenance(game: Openable): void
  /** The page has the focus again, after a game in a window of its own. */
  onBalanceChanged(): void
}

/** The ways to a game, each to be called in the press itself. */
export interface Launcher {
  /** For money: a guest logs in first; a table game asks for its room. */
  open(game: Openable): void
  /** For money, in the room that the game names or in its first. */
  play(game: Openable): void
  /** For fun, without an account. */
  tryOut(game: Openable): void
}

const loadLate = () => importWithRetry(() => import('./deferred-launch.ts'))

/**
 * Opens any game of the site. The code that calls the server loads with the first game that needs it.
 *
 * @param options origins, journal, balance (minor units) and what happens for each result
 * @returns `open`, `play` and `tryOut`; call them in the click itself
 * @example
 * const { open } = useLaunch(options)
 * <button onClick={() => open(game)}>{game.name}</button>
 */
export function useLaunch(options: LaunchOptions): Launcher {
  const api = useApi()
  const toast = useToast()
  const requireLogin = useRequireLogin()
  const account = useSignedIn()
  const now = { ...options, account, text: useLaunchText(), format: useFormat() }
  const latest = useRef(now)
  // Before what waited for the login goes on: it opens games for the account that has just arrived.
  useLayoutEffect(() => {
    latest.current = now
  })
  return useMemo(() => {
    const press = (game: Openable, asked: OpenOptions) => {
      const { trial } = asked
      const site = latest.current
      const inFrame = (blocked: boolean) => site.onFrame(game, { blocked, trial })
      const inWindow = async (opened: GameWindow) => {
        try {
          const { launchInWindow } = await loadLate()
          await launchInWindow({ api, opened, game, trial, ...site })
        } catch {
          // The screen in the page launches it again, and says why it does not open.
          opened.close()
          inFrame(false)
        }
      }
      openGame(game, asked, {
        openings: site.openings,
        support: { frames: 'sandbox' in HTMLIFrameElement.prototype, windows: typeof window.open === 'function' },
        now: api.clock.now(),
        balance: site.account === null ? null : site.balance,
        openWindow: () => site.openWindow(site.text('game-launch.opening', { game: game.name })),
        onFrame: inFrame,
        onSeamless: () => site.onSeamless(game, { trial }),
        onRooms: () => site.onRooms(game),
        onMaintenance: () => site.onMaintenance(game),
        onWindow: (opened) => void inWindow(opened),
        onNote: (note) =>
          void loadLate().then(
            ({ announceNote }) => toast.show({ tone: 'info', text: announceNote(note, game, site) }),
            () => undefined,
          ),
      })
    }
    return {
      open: (game) => requireLogin(() => press(game, { trial: false, rooms: true })),
      play: (game) => requireLogin(() => press(game, { trial: false, rooms: false })),
      tryOut: (game) => press(game, { trial: true, rooms: false }),
    }
  }, [api, requireLogin, toast])
}
