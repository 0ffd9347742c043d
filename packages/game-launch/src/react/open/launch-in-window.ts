import type { ApiClient } from '@parlour/api-client'
import type { LaunchJournal } from '../../journal/journal.ts'
import { launchHosts } from '../../launch/launch-hosts.ts'
import { launchOf } from '../../launch/launch.ts'
import type { GameWindow } from '../../open/open-game.ts'
import type { Openable } from '../../open/openable.ts'
import { holdPage } from '../journal/page-lock.ts'

interface WindowLaunch {
  readonly api: ApiClient
  readonly opened: GameWindow
  readonly game: Openable
  readonly trial: boolean
  readonly account: string | null
  readonly balance: number | null
  readonly merchant: string
  readonly language: string
  gameOrigins(): readonly string[]
  readonly journal: LaunchJournal
  onBalanceChanged(): void
}

/** The windows with games that each page has opened. */
const windowsOf = new WeakMap<LaunchJournal, Set<GameWindow>>()

/**
 * While games are open in windows, the balance is asked for whenever the
 * page has the focus again; once all are closed, the journal is too.
 */
function watchReturn({ opened, journal, onBalanceChanged }: WindowLaunch): void {
  const others = windowsOf.get(journal)
  if (others) return void others.add(opened)
  const windows = new Set([opened])
  windowsOf.set(journal, windows)
  const release = holdPage(journal.page)
  const back = () => {
    onBalanceChanged()
    for (const one of windows) if (!one.isOpen()) windows.delete(one)
    if (windows.size > 0) return
    windowsOf.delete(journal)
    release()
    journal.close()
    window.removeEventListener('focus', back)
  }
  window.addEventListener('focus', back)
}

/**
 * Launches a game in a window that is open already.
 * @throws as `createLaunch`; the window is then still empty. Source: LAU-05, LAU-07, BEY-04.
 */
export async function launchInWindow(launch: WindowLaunch): Promise<void> {
  const { api, opened, game, trial, account, balance, merchant, language, journal } = launch
  const { id: nodeId, vendor, roomId, name } = game
  const at = api.clock.now()
  const { origin, pathname } = window.location
  const gameOrigins = launch.gameOrigins()
  const url = await launchOf(api, account)(
    { target: { nodeId, vendor, roomId, name, trial }, account, merchant, language, backUrl: origin + pathname },
    { origin, gameOrigins, hosts: launchHosts(api, gameOrigins, Math.random) },
  )
  journal.write({ account, nodeId, vendor, roomId, name, trial, way: 'window', at, balance })
  opened.go(url)
  watchReturn(launch)
}
