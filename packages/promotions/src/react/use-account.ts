import { useSession } from '@parlour/auth/react'

/** The account that is logged in; empty for a guest. */
export function useAccount(): string {
  const session = useSession()
  return session.status === 'member' ? session.account : ''
}
