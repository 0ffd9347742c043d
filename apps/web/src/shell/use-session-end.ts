import type { Session } from '@parlour/auth'
import { useToast } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShellText } from './use-shell-text.ts'

const own = ['getBalance', 'listFavouriteIds', 'games', 'launch']

/** Forgets what belongs to a member when their session ends, and says so when it ended by itself. */
export function useSessionEnd(session: Session): void {
  const client = useQueryClient()
  const toast = useToast()
  const text = useShellText()
  useEffect(
    () =>
      session.onEnd((reason) => {
        client.removeQueries({ predicate: ({ queryKey }) => own.includes(String(queryKey[0])) })
        if (reason === 'expired') toast.show({ tone: 'info', text: text('web.session.expired'), stay: true })
      }),
    [session, client, toast, text],
  )
}
