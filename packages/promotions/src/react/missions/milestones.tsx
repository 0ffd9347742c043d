import { useApi } from '@parlour/api-client/react'
import type { Mission } from '@parlour/api-client/endpoints'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, CardText, EmptyState, FormStack, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { milestonesQuery } from '../../missions/queries.ts'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MilestoneCard } from './milestone-card.tsx'
import type { MissionPartProps } from './missions-props.ts'

const lines = [1, 2, 3]

/** The milestones of a mission: what each asks for, what it gives under which terms, and the button that takes it. */
export function Milestones({ mission, ...props }: MissionPartProps & { mission: Mission }) {
  const { failed, currency, recordHref } = props
  const text = usePromotionsText()
  const [taken, setTaken] = useState<(Taken & { milestone: number }) | null>(null)
  const query = useQuery({
    ...milestonesQuery(useApi(), useAccount(), String(mission.missionId)),
    refetchOnWindowFocus: true,
  })
  const { data, error, refetch } = query
  const title = text('promotions.missions.milestones')
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
        {taken ? (
          <TakenNotice
            key={taken.milestone}
            amount={taken.amount}
            terms={taken.terms}
            currency={currency}
            recordHref={recordHref}
          />
        ) : null}
        {data.map((milestone) => (
          <MilestoneCard
            key={milestone.milestone}
            mission={mission}
            milestone={milestone}
            onTaken={(now) => setTaken({ milestone: milestone.milestone, ...now })}
            {...props}
          />
        ))}
      </FormStack>
    </Card>
  )
}
