import type { Downline } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { FactList, SidePanelPart } from '@parlour/ui-kit'
import { daysOf, type MembersView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface MemberFactsProps {
  /** With the figures of its team. */
  member: Downline
  view: MembersView
  currency: string
}

/** What a member and its team did in the chosen days, and when it was last here. */
export function MemberFacts({ member, view, currency }: MemberFactsProps) {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const { teamSize, active, profit, commission, balance, lastSeenAt } = member
  const money = (minor: number) => format.money(minor, currency)
  return (
    <>
      <SidePanelPart
        title={text('agent.team.days', { days: daysOf(view) })}
        note={teamSize > 0 ? text('agent.team.withTeam', { count: teamSize }) : null}
      >
        <FactList
          facts={[
            { id: 'deposits', name: text('agent.figure.deposits'), value: money(member.deposits) },
            { id: 'withdrawals', name: text('agent.figure.withdrawals'), value: money(member.withdrawals) },
            { id: 'turnover', name: text('agent.figure.turnover'), value: money(member.turnover) },
            { id: 'profit', name: text('agent.team.result'), value: signed(profit, currency) },
            {
              id: 'active',
              name: text('agent.team.active'),
              value: teamSize > 0 ? format.number(active ?? 0) : null,
            },
            {
              id: 'commission',
              name: text('agent.team.commission'),
              value: commission > 0 ? money(commission) : null,
            },
          ]}
        />
      </SidePanelPart>
      <SidePanelPart title={text('agent.team.activity')}>
        <FactList
          facts={[
            {
              id: 'seen',
              name: text('agent.team.lastSeen'),
              value: lastSeenAt ? format.dateTime(lastSeenAt) : text('agent.team.never'),
            },
            { id: 'balance', name: text('agent.team.balance'), value: money(balance) },
          ]}
        />
      </SidePanelPart>
    </>
  )
}
