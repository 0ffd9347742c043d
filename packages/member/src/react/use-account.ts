import { useSession } from '@parlour/auth/react'

/** The account that is logged in; empty for guests, who see no screen of this package. */
export function useAccount(): string {
  const session = useSession()
  return session.status === 'member' ? session.account : ''
}
