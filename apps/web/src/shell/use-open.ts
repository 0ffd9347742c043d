import { useRequireLogin } from '@parlour/auth/react'
import type { Openable } from '@parlour/game-launch'
import type { Launcher } from '@parlour/game-launch/react'
import type { LotteryPlay } from '@parlour/games'
import type { BannerTarget } from '@parlour/site'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import { hrefs } from '../routes/-hrefs.ts'
import { launcherAtom } from './launcher.ts'

/** Where clicks on games, draws and banners go. A guest logs in first and then goes on. */
export function useOpen() {
  const router = useRouter()
  const store = useStore()
  const requireLogin = useRequireLogin()
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href, state: { from: router.state.location.href } })
    const by = (verb: keyof Launcher) => (game: Openable) => {
      const launcher = store.get(launcherAtom)
      if (launcher) launcher[verb](game)
      // Before that part has come the game's own page checks what there is to check.
      else if (verb === 'tryOut') go(hrefs.game(game, 'game', { trial: true }))
      else requireLogin(() => go(hrefs.game(game)))
    }
    const openGame = by('open')
    const openBanner = (target: Exclude<BannerTarget, { kind: 'external' }>) => {
      if (target.kind === 'path') go(target.path)
      else if (target.kind === 'promotion') go(hrefs.promotion(target.id))
      else openGame({ id: target.nodeId, vendor: target.vendor, roomId: target.roomId, name: '' })
    }
    return {
      go,
      openGame,
      playGame: by('play'),
      tryGame: by('tryOut'),
      openBanner,
      openLottery: (play: LotteryPlay) => requireLogin(() => go(hrefs.lotteryPlay(play))),
    }
  }, [router, store, requireLogin])
}
