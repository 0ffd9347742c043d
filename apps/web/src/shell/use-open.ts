import { useRequireLogin } from '@parlour/auth/react'
import type { Game } from '@parlour/games'
import type { BannerTarget } from '@parlour/site'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { hrefs } from '../routes/-hrefs.ts'

/** Where clicks on games and banners go. A guest logs in first and then goes on. */
export function useOpen(onPromotion: (id: string) => void) {
  const router = useRouter()
  const requireLogin = useRequireLogin()
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href })
    const openGame = (game: Pick<Game, 'id' | 'vendor' | 'roomId' | 'name'>) => requireLogin(() => go(hrefs.game(game)))
    const openBanner = (target: Exclude<BannerTarget, { kind: 'external' }>) => {
      if (target.kind === 'path') go(target.path)
      else if (target.kind === 'promotion') onPromotion(target.id)
      else openGame({ id: target.nodeId, vendor: target.vendor, roomId: target.roomId ?? '', name: '' })
    }
    return { go, openGame, openBanner }
  }, [router, requireLogin, onPromotion])
}
