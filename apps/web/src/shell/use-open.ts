import { useRequireLogin } from '@parlour/auth/react'
import { useLaunch } from '@parlour/game-launch/react'
import type { LotteryPlay } from '@parlour/games'
import { useBalance } from '@parlour/member/react'
import type { BannerTarget } from '@parlour/site'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { brand } from '../brand.ts'
import { launchJournal } from '../platform/launch-journal.ts'
import { openGameWindow } from '../platform/open-window.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { asGame } from './as-game.ts'
import { siteWindowAtom } from './site-window.ts'
import { useGameOrigins } from './use-game-origins.ts'

/** Where clicks on games, draws and banners go. A guest logs in first and then goes on. */
export function useOpen(language: string, currency: string, onBalanceChanged: () => void) {
  const router = useRouter()
  const requireLogin = useRequireLogin()
  const show = useSetAtom(siteWindowAtom)
  const origins = useGameOrigins()
  const { data: balance } = useBalance()
  const go = useMemo(() => (href: string) => void router.navigate({ href }), [router])
  const launch = useLaunch({
    openings: brand.openings,
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
    onBalanceChanged,
  })
  return useMemo(() => {
    const openLottery = (play: LotteryPlay) => requireLogin(() => go(hrefs.lotteryPlay(play)))
    const openBanner = (target: Exclude<BannerTarget, { kind: 'external' }>) => {
      if (target.kind === 'path') go(target.path)
      else if (target.kind === 'promotion') go(hrefs.promotion(target.id))
      else launch.open({ id: target.nodeId, vendor: target.vendor, roomId: target.roomId ?? '', name: '' })
    }
    return { go, openGame: launch.open, playGame: launch.play, openLottery, openBanner }
  }, [launch, requireLogin, go])
}
