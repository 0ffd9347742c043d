import type { Session } from '@parlour/auth'
import { useToast } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { routeGuards } from '../routes/-route-guards.ts'
import { forget } from './forget.ts'
import { useShellText } from './use-shell-text.ts'

/**
 * When a session ends by a logout, all that belonged to the member is forgotten and the page goes home; when it ran
 * out, the page stays as it is under the login popup, so that nothing typed is lost.
 */
export function useSessionEnd(session: Session): void {
  const client = useQueryClient()
  const router = useRouter()
  const toast = useToast()
  const text = useShellText()
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (reason === 'expired') return toast.show({ tone: 'info', text: text('web.session.expired'), stay: true })
        forget(client)
        if (reason === 'elsewhere') void router.navigate({ to: '/' })
      }),
    [session, client, router, toast, text],
  )
}

/** What follows once the session had run out: the same member goes on, another finds nothing of theirs. */
export function useSessionExpired(): (who: 'same' | 'other' | 'none') => void {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(
    (who) => {
      if (who === 'same') void client.invalidateQueries()
      else forget(client)
      const guarded = router.state.matches.some(({ routeId }) => routeGuards[routeId] !== null)
      if (who === 'other' || (who === 'none' && guarded)) void router.navigate({ to: '/' })
      else void router.invalidate()
    },
    [client, router],
  )
}
