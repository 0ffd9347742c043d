import { getBalance } from '@parlour/api-client/endpoints'
import { useSession } from '@parlour/auth/react'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

/**
 * Forgets the sum and asks again whenever the session has to be
 * confirmed again, as after the browser brought a page back.
 */
export function useFreshBalance(): void {
  const queries = useQueryClient()
  const session = useSession()
  const unconfirmed = session.status === 'member' && !session.member ? session : null
  const last = useRef(unconfirmed)
  useLayoutEffect(() => {
    if (unconfirmed && unconfirmed !== last.current) void queries.resetQueries({ queryKey: [getBalance.name] })
    last.current = unconfirmed
  }, [queries, unconfirmed])
}
