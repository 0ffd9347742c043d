import { roleOf } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'

/** Who is here: a guest, a trial account, which has no points, or an account that has them; `account` is empty for a guest. */
export function useAccount(): { readonly account: string; readonly role: 'guest' | 'trial' | 'member' } {
  const session = useSession()
  if (session.status !== 'member' || session.account === '') return { account: '', role: 'guest' }
  return { account: session.account, role: session.type !== null && roleOf(session.type) === 'trial' ? 'trial' : 'member' }
}
