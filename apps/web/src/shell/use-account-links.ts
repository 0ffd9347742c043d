import { requireRealMember } from '@parlour/auth'
import { useGuard, useSession } from '@parlour/auth/react'
import { useRouter } from '@tanstack/react-router'
import { hrefs } from '../routes/-hrefs.ts'
import { useMissingPages } from './use-missing-pages.ts'
import { useOwnAgentCentre } from './use-own-agent-centre.ts'

/** A place of the account: an address for who may go there, otherwise a press that says why not. */
export interface AccountLink {
  readonly id: 'centre' | 'records' | 'bets' | 'agent'
  readonly href?: string
  readonly onPress?: () => void
}

/**
 * Where the account menu leads: member centre, account record, betting
 * record, and the agent centre where there is one (HDR-05, AGT-01).
 */
export function useAccountLinks(): readonly AccountLink[] {
  const router = useRouter()
  const guard = useGuard(requireRealMember)
  const real = requireRealMember(useSession()) !== 'real-account'
  const agent = useOwnAgentCentre()
  const missing = useMissingPages()
  const places: { id: AccountLink['id']; href: string }[] = [
    { id: 'centre', href: hrefs.member('securityCenter') },
    ...(missing.includes('transactionHistory')
      ? []
      : [{ id: 'records' as const, href: hrefs.member('transactionHistory') }]),
    ...(missing.includes('personalHistoryCopy')
      ? []
      : [{ id: 'bets' as const, href: hrefs.member('personalHistoryCopy') }]),
    ...(agent ? [{ id: 'agent' as const, href: hrefs.agent('agentTeamOverview') }] : []),
  ]
  return real
    ? places
    : places.map(({ id, href }) => ({ id, onPress: () => guard(() => void router.navigate({ href })) }))
}

/** What each place is called. */
export const ownLabels = {
  centre: 'member.centre.label',
  records: 'member.page.transactionHistory',
  bets: 'member.page.personalHistoryCopy',
  agent: 'member.page.agent',
} as const satisfies Record<AccountLink['id'], string>
