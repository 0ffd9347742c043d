import { roleOf } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'

/** Whose answers are asked for: empty for guests; `real` when the account may have games of its own, which a trial account may not. */
export function useAccount(): { account: string; real: boolean } {
  const session = useSession()
  if (session.status !== 'member') return { account: '', real: false }
  return { account: session.account, real: session.account !== '' && (session.type === null || roleOf(session.type) !== 'trial') }
}
