import { useApi } from '@parlour/api-client/react'
import type { Mission } from '@parlour/api-client/endpoints'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, CardText, EmptyState, FormStack, ProgressList, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { milestonesQuery } from '../../missions/queries.ts'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MilestoneCard } from './milestone-card.tsx'
import type { MissionPartProps } from './missions-props.ts'

const lines = [1, 2, 3]

/** The milestones of a mission: what each asks for, what it gives under which terms, and the button that takes it. */
export function Milestones({ mission, ...props }: MissionPartProps & { mission: Mission }) {
  const { failed, currency, categoryName, recordHref } = props
  const text = usePromotionsText()
  const terms = useTerms(currency, categoryName)
  const [taken, setTaken] = useState<(Taken & { milestone: number }) | null>(null)
  const query = useQuery({
    ...milestonesQuery(useApi(), useAccount(), String(mission.missionId)),
    refetchOnWindowFocus: true,
  })
  const { data, error, refetch } = query
  const title = text('promotions.missions.milestones')
  // How often each is staked, not which amount: that stands once where it is the same for all of them.
  const stated = (data ?? []).map(({ terms: under }) => (under ? terms.line({ ...under, wager: null }) : ''))
  const shared = new Set(stated).size === 1 ? stated[0] : ''
  if (!data || data.length === 0)
    return (
      <Card as="section">
        <CardHead title={title} />
        {data ? (
          <EmptyState title={text('promotions.missions.noMilestones')} />
        ) : error ? (
          failed(error, () => void refetch())
        ) : (
          lines.map((line) => <Skeleton key={line} height={56} />)
        )}
      </Card>
    )
  return (
    <Card as="section">
      <CardHead title={title} />
      <FormStack>
        <Stale query={{ ...query, isPaused: false }} />
        <CardText>
          {text('promotions.missions.milestonesText')}
          {mission.claimDays === null
            ? null
            : ` ${text('promotions.missions.milestonesLater', { days: mission.claimDays })}`}
        </CardText>
        {shared ? <CardText>{shared}</CardText> : null}
        {taken ? (
          <TakenNotice
            key={taken.milestone}
            amount={taken.amount}
            terms={taken.terms}
            currency={currency}
            recordHref={recordHref}
          />
        ) : null}
        <ProgressList label={title}>
          {data.map((milestone) => (
            <MilestoneCard
              key={milestone.milestone}
              mission={mission}
              milestone={milestone}
              hasTermsAbove={Boolean(shared)}
              onTaken={(now) => setTaken({ milestone: milestone.milestone, ...now })}
              {...props}
            />
          ))}
        </ProgressList>
      </FormStack>
    </Card>
  )
}
