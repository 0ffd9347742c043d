import { useApi } from '@parlour/api-client/react'
import { Button, ErrorState, Spinner } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registrationRulesQuery } from '../index.ts'
import { useAuthText } from './use-auth-text.ts'

/**
 * Draws a form once the server's rules are there; they do not
 * come when the network is away, and can be asked for again.
 */
export function WithRules({ children }: { children: (rules: RuleSet) => ReactNode }) {
  const text = useAuthText()
  const { data, isError, refetch } = useQuery(registrationRulesQuery(useApi()))
  if (data) return children(data)
  if (isError)
    return (
      <ErrorState
        title={text('auth.register.unavailable')}
        action={<Button onClick={() => void refetch()}>{text('auth.register.try_again')}</Button>}
      />
    )
  return <Spinner label={text('auth.register.loading')} />
}
