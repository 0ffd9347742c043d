import { useApi } from '@parlour/api-client/react'
import type { Downline, getAgentDefaults, ResponseOf } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Button, LinkButton, SidePanelActions } from '@parlour/ui-kit'
import { IconChat, IconSend, IconSliders, IconTeam, IconTicket, IconUser } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAgentType, mayWriteQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { PromoteDialog } from './promote-dialog.tsx'
import { RatesModal } from './rates-modal.tsx'
import type { TeamScreenProps } from './team-screen.tsx'
import { TransferModal } from './transfer-modal.tsx'

interface MemberActionsProps {
  member: Downline
  currency: string
  categoryName: (code: string) => string
  places: TeamScreenProps['places']
  self: ResponseOf<typeof getAgentDefaults> | undefined
  teamHref: string
}

const trial = 4

/** What an agent can do with a member of its team; what cannot be done has no button. */
export function MemberActions({ member, currency, categoryName, places, self, teamHref }: MemberActionsProps) {
  const text = useAgentText()
  const [doing, setDoing] = useState<'transfer' | 'rates' | 'promote' | null>(null)
  const mayWrite = useQuery(mayWriteQuery(useApi(), useAccount(), member.account)).data ?? false
  const done = () => setDoing(null)
  return (
    <>
      <SidePanelActions>
        {self?.transferEnabled ? (
          <Button variant="primary" icon={<IconSend />} onClick={() => setDoing('transfer')}>
            {text('agent.team.transfer')}
          </Button>
        ) : null}
        {member.level === 1 ? (
          <Button icon={<IconSliders />} onClick={() => setDoing('rates')}>
            {text('agent.team.setRates')}
          </Button>
        ) : null}
        {member.level === 1 && isAgentType(member.type) ? (
          <LinkButton icon={<IconTicket />} href={places.offer(member.account)}>
            {text('agent.team.offer')}
          </LinkButton>
        ) : null}
        {mayWrite ? (
          <LinkButton
            icon={<IconChat />}
            href={places.message({ account: member.account, id: String(member.memberId) })}
          >
            {text('agent.team.message')}
          </LinkButton>
        ) : null}
        {isAgentType(member.type) || member.type === trial ? null : (
          <Button icon={<IconUser />} onClick={() => setDoing('promote')}>
            {text('agent.team.promote')}
          </Button>
        )}
        {member.downlines > 0 ? (
          <LinkButton icon={<IconTeam />} href={teamHref}>
            {text('agent.team.openTeam', { count: member.teamSize })}
          </LinkButton>
        ) : null}
      </SidePanelActions>
      {doing === 'transfer' ? (
        <TransferModal
          to={member.account}
          currency={currency}
          passwordHref={places.paymentPassword}
          recordsHref={places.transactions(member.account)}
          onClose={done}
        />
      ) : null}
      {doing === 'rates' ? <RatesModal account={member.account} categoryName={categoryName} onClose={done} /> : null}
      {doing === 'promote' ? <PromoteDialog account={member.account} onClose={done} /> : null}
    </>
  )
}
