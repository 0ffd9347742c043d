import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../balance/queries.ts'

/** The balance of whoever is logged in; nothing for guests. */
export function useBalance() {
  const session = useSession()
  const account = session.status === 'member' ? session.account : ''
  return useQuery({ ...balanceQuery(useApi(), account), enabled: account !== '', refetchOnWindowFocus: true })
}
