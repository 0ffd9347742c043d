import { useApi } from '@parlour/api-client/react'
import type { Downline, getAgentDefaults, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { EmptyState, IconButton, ProfileHead, SidePanel, Skeleton } from '@parlour/ui-kit'
import { IconCaretLeft, IconCaretRight } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { memberQuery, type MembersView } from '../../index.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberTerms } from './member-terms.tsx'
import type { TeamScreenProps } from './team-screen.tsx'
import { useMemberKind } from './use-member-columns.tsx'

interface MemberPanelProps {
  account: string
  view: MembersView
  zone: string
  currency: string
  categoryName: (code: string) => string
  places: TeamScreenProps['places']
  /** The members of the page that it was opened from, in their order. */
  beside: readonly Downline[]
  self: ResponseOf<typeof getAgentDefaults> | undefined
  /** The list of those beneath it. */
  teamHref: string
  /** Opens another member; empty closes. */
  onOpen: (account: string) => void
}

/** All there is about a member of the team, and what can be done: beside the list, over the whole of a phone. */
export function MemberPanel(props: MemberPanelProps) {
  const { account, view, zone, currency, categoryName, places, beside, self, teamHref, onOpen } = props
  const text = useAgentText()
  const format = useFormat()
  const kindOf = useMemberKind()
  const query = useQuery(memberQuery(useApi(), useAccount(), account, view, zone))
  const at = beside.findIndex((row) => row.account === account)
  const step = (to: Downline | undefined, label: string, icon: React.ReactNode) => (
    <IconButton label={label} icon={icon} disabled={!to} onClick={() => to && onOpen(to.account)} />
  )
  const member = query.data
  return (
    <SidePanel
      open
      name="memberPanel"
      label={account}
      closeLabel={text('agent.team.close')}
      onClose={() => onOpen('')}
      head={
        at < 0 ? null : (
          <>
            <span>{text('agent.team.at', { place: format.number(at + 1), count: format.number(beside.length) })}</span>
            {step(beside[at - 1], text('agent.team.before'), <IconCaretLeft />)}
            {step(beside[at + 1], text('agent.team.after'), <IconCaretRight />)}
          </>
        )
      }
    >
      {member ? (
        <>
          <ProfileHead
            name={member.account}
            sub={text('agent.team.since', {
              kind: kindOf(member, member.level > 1),
              day: format.date(member.registeredAt),
            })}
            avatar={null}
          />
          <MemberActions
            member={member}
            currency={currency}
            categoryName={categoryName}
            places={places}
            self={self}
            teamHref={teamHref}
          />
          <MemberFacts member={member} view={view} currency={currency} />
          <MemberTerms member={member} categoryName={categoryName} />
        </>
      ) : query.error ? (
        <AgentFailed query={query} />
      ) : member === null ? (
        <EmptyState title={text('agent.team.gone')} text={text('agent.team.goneText')} />
      ) : (
        <Skeleton height={480} />
      )}
    </SidePanel>
  )
}
