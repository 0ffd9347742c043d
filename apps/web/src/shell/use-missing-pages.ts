import { useSession } from '@parlour/auth/react'
import type { MemberPage } from '@parlour/member'
import { useAvailability } from '@parlour/promotions/react'
import { pagesSwitchedOff } from './pages-of-modules.ts'
import { useCreditMarket } from './use-cashier.ts'
import { useModules } from './use-modules.ts'

/**
 * Pages of the member centre that are not there: money neither comes in nor goes out on a credit market (HDR-03), and
 * goes to an upline only where the member may send it (MEM-03); wallets, deposits, records, messages, rewards,
 * invitations, missions and rebate take their module, and invitations a promotion that rewards them (MEM-03).
 */
export function useMissingPages(): readonly MemberPage[] {
  const credit = useCreditMarket()
  const modules = useModules()
  const session = useSession()
  const member = session.status === 'member' ? session.member : null
  const referral = useAvailability(modules?.has('REWCEN3') ?? false)?.['REFERRAL']
  return [
    ...(credit ? (['depositv2', 'withdraw'] as const) : []),
    ...(member && !member.toUpline ? (['transferUpline'] as const) : []),
    ...(referral && !referral.enabled ? (['referral'] as const) : []),
    ...(modules ? pagesSwitchedOff(modules) : []),
  ]
}
