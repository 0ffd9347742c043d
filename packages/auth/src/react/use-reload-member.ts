import { useApi } from '@parlour/api-client/react'
import { useCallback } from 'react'
import { useAuth } from './auth-context.ts'

/**
 * Asks the platform again who is logged in, after something about them has changed, such as their nickname.
 *
 * @returns a function that resolves once the session has the answer, and also when none came: what is known stays then
 * @example
 * const reload = useReloadMember()
 * await reload()
 */
export function useReloadMember(): () => Promise<void> {
  const api = useApi()
  const { session } = useAuth()
  return useCallback(
    () =>
      import('./deferred-calls.ts')
        .then(({ loadMember }) => loadMember(api, session))
        .then(
          () => undefined,
          () => undefined,
        ),
    [api, session],
  )
}
