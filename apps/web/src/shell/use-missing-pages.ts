import { useSession } from '@parlour/auth/react'
import type { MemberPage } from '@parlour/member'
import { useAvailability } from '@parlour/promotions/react'
import { useCreditMarket } from './use-cashier.ts'
import { useModules } from './use-modules.ts'

const pagesOfModules = [
  ['messageV2', 'INBOX3'],
  ['rewardCenter', 'REWCEN3'],
  ['referral', 'REFERRAL3'],
  ['missionLeaderboard', 'MISSIONLB3'],
  ['manualRebate', 'PLYRBT'],
] as const

/**
 * Pages of the member centre that are not there: money neither comes in nor goes out on a credit market (HDR-03), and
 * goes to an upline only where the member may send it (MEM-03); messages, rewards, invitations, missions and rebate take their
 * module, and invitations a promotion that rewards them (MEM-03).
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
    ...pagesOfModules.flatMap(([page, module]) => (modules && !modules.has(module) ? [page] : [])),
  ]
}
