import { useLaunch } from '@parlour/game-launch/react'
import { useBalance } from '@parlour/member/react'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { brandDetails } from '../brand-details.ts'
import { brand } from '../brand.ts'
import { launchJournal } from '../platform/launch-journal.ts'
import { openGameWindow } from '../platform/open-window.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { asGame } from './as-game.ts'
import { launcherAtom } from './launcher.ts'
import { siteWindowAtom } from './site-window.ts'
import { useGameOrigins } from './use-game-origins.ts'
import { useSite } from './use-site.ts'

/** Hands the page what opens games by their vendors' ways. Source: LAU-01, LAU-05. */
export function useLauncher(): void {
  const { language, currency, go, refreshBalance } = useSite()
  const origins = useGameOrigins()
  const { data: balance } = useBalance()
  const show = useSetAtom(siteWindowAtom)
  const set = useSetAtom(launcherAtom)
  const launcher = useLaunch({
    openings: brandDetails.openings,
    merchant: brand.merchant,
    language,
    currency,
    gameOrigins: () => origins,
    journal: launchJournal,
    balance: balance?.sumBalance ?? null,
    openWindow: openGameWindow,
    onFrame: (game, how) => go(hrefs.game(game, 'game', how)),
    onSeamless: (game, how) => go(hrefs.game(game, 'seamless', how)),
    onRooms: (game) => show({ id: 'rooms', game: asGame(game) }),
    onMaintenance: (game) => show({ id: 'resting', game: asGame(game) }),
    onBalanceChanged: refreshBalance,
  })
  useEffect(() => set(launcher), [set, launcher])
}
