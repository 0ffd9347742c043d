import type { Milestone, Mission } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, CardText, Progress } from '@parlour/ui-kit'
import { shareReached } from '../../missions/mission-view.ts'
import { claimCall, type ClaimAnswer } from '../../rewards/claim-call.ts'
import { TakeButton } from '../effect/take-button.tsx'
import type { Taken } from '../effect/taken-notice.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'
import { useMeasured } from './use-measured.ts'

type MilestoneCardProps = Pick<MissionPartProps, 'currency' | 'categoryName'> & {
  mission: Mission
  milestone: Milestone
  /** Whether its terms stand above all of them already. */
  hasTermsAbove: boolean
  onTaken: (taken: Taken) => void
}

const known = ['open', 'claim', 'claimed', 'issued', 'close'] as const
const tones = { open: 'plain', claim: 'ok', claimed: 'ok', issued: 'info', close: 'plain' } as const

/** One milestone: how far it is, what it gives, and the button once it is reached. */
export function MilestoneCard({
  mission,
  milestone,
  hasTermsAbove,
  currency,
  categoryName,
  onTaken,
}: MilestoneCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { figure } = useMeasured(currency)
  const terms = useTerms(currency, categoryName)
  const { measure, targetValue, amount } = milestone
  const reached = Math.min(milestone.reachedValue ?? 0, targetValue)
  const status = known.find((each) => each === milestone.status) ?? 'open'
  const { endpoint, input, of, listed } = claimCall({
    kind: 'milestone',
    missionId: mission.missionId,
    milestone: milestone.milestone,
  })
  const effect = useTakeReward(endpoint, {
    of,
    onDone: ({ amount: paid, terms: given }: ClaimAnswer) => onTaken({ amount: paid, terms: given ?? milestone.terms }),
  })
  const sum = terms.amount(amount, milestone.terms)
  const name = text('promotions.missions.milestone', { number: format.number(milestone.milestone), sum })
  const canTake = status === 'claim' || effect.status === 'unsure' || effect.status === 'refused'
  return (
    <li>
      <Progress
        label={name}
        value={text('promotions.missions.of', {
          reached: figure(measure, reached),
          target: figure(measure, targetValue),
        })}
        percent={shareReached(reached, targetValue)}
        left={milestone.terms && !hasTermsAbove ? terms.line(milestone.terms) : undefined}
        until={<Badge tone={tones[status]}>{text(`promotions.missions.status.${status}`)}</Badge>}
      />
      {status === 'issued' ? <CardText>{text('promotions.missions.issuedText')}</CardText> : null}
      {canTake && milestone.terms ? (
        <TakeButton
          effect={effect}
          label={text('promotions.rebate.take', { sum })}
          of={mission.title}
          disabled={status !== 'claim'}
          listed={listed}
          onTake={() => effect.send(input)}
        />
      ) : null}
    </li>
  )
}
