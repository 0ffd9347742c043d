import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useOutside } from './use-outside.ts'

const games = /^\/(game|seamless)$/

/**
 * Leaves a game for the page that it was opened on, home where it was opened by its address. A game that navigates
 * inside its frame adds steps to the history of the tab, so `history.back()` would only go back inside the frame: the
 * Navigation API goes back by a page of the site, and where a browser lacks it that page takes the place of the game.
 */
export function useCloseGame(): () => void {
  const router = useRouter()
  const place = useOutside(games)
  return useCallback(() => {
    const outside = place.current
    if (!outside || !router.history.canGoBack()) void router.navigate({ to: '/' })
    else if (globalThis.navigation?.canGoBack) navigation.back()
    else void router.navigate({ href: outside.href, replace: true })
  }, [router, place])
}
