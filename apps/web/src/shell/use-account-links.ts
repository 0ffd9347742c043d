import { requireRealMember } from '@parlour/auth'
import { useGuard, useSession } from '@parlour/auth/react'
import { useRouter } from '@tanstack/react-router'
import { hrefs } from '../routes/-hrefs.ts'
import { useMemberHref } from './use-member-href.ts'
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
  const hrefOf = useMemberHref()
  const all: readonly { id: AccountLink['id']; href: string | undefined }[] = [
    { id: 'centre', href: hrefOf('securityCenter') },
    { id: 'records', href: hrefOf('transactionHistory') },
    { id: 'bets', href: hrefOf('personalHistoryCopy') },
    { id: 'agent', href: agent ? hrefs.agent('agentTeamOverview') : undefined },
  ]
  const places = all.flatMap(({ id, href }) => (href === undefined ? [] : [{ id, href }]))
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
