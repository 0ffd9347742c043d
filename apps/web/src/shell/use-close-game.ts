import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Leaves a game for the page that it was opened on, home where it was opened by its address. A game that navigates
 * inside its frame adds steps to the history of the tab, so `history.back()` would only go back inside the frame: the
 * Navigation API goes back by a page of the site, and where a browser lacks it that page, or home, takes the place of
 * the game.
 */
export function useCloseGame(): () => void {
  const router = useRouter()
  return useCallback(() => {
    const { from } = router.state.location.state
    if (!router.history.canGoBack()) void router.navigate({ to: '/' })
    else if (globalThis.navigation?.canGoBack) navigation.back()
    else void router.navigate({ href: from ?? '/', replace: true })
  }, [router])
}
