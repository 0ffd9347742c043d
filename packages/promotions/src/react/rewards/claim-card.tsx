import { claimRaffle, claimReward, listClaimHistory, type ClaimRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, CardText, FormStack, LinkButton, Money } from '@parlour/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { TakeButton } from '../effect/take-button.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

type ClaimCardProps = Pick<RewardPartProps, 'currency' | 'categoryName' | 'recordHref'> & {
  row: ClaimRow
  isDone: boolean
  /** Whether "claim all" has come to this row. */
  isNext: boolean
  onDone: () => void
  /** Called when the call of this row has failed: its card keeps the reason. */
  onFailed: () => void
}

/** One reward: what it is for, its terms, until when, and the button that takes it. */
export function ClaimCard(props: ClaimCardProps) {
  const { row, currency, categoryName, recordHref, isDone, isNext, onDone, onFailed } = props
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const of = String(row.rewardId)
  const reward = useTakeReward(claimReward, { of, onDone, onFailed })
  const prize = useTakeReward(claimRaffle, { of, onDone, onFailed })
  const isPrize = row.promotionType === 'RAFFLE'
  const effect = isPrize ? prize : reward
  const take = () =>
    isPrize
      ? prize.send({ rewardId: row.rewardId })
      : reward.send({ promotionClaimId: row.rewardId, promotionType: row.promotionType })
  const takeInTurn = useEffectEvent(take)
  useEffect(() => {
    if (isNext) takeInTurn()
  }, [isNext])
  const sum = row.terms && format.bonus(row.amount, currency, row.terms)
  const kind = text.maybe(`promotions.centre.kind.${row.promotionType}`)
  return (
    <Card tight>
      <CardHead
        title={row.title || kind || text('promotions.centre.reward')}
        tag={isDone ? <Badge tone="ok">{text('promotions.centre.claimed')}</Badge> : null}
        end={sum ? <Money>{sum}</Money> : null}
      />
      <FormStack>
        <CardText>
          {[
            row.terms ? terms.line(row.terms) : text('promotions.centre.noTerms'),
            row.expiresAt
              ? text('promotions.centre.until', { at: format.dateTime(row.expiresAt) })
              : text('promotions.centre.noEnd'),
          ].join(' \u00b7 ')}
        </CardText>
        {isDone ? (
          <div role="status">
            <LinkButton size="sm" href={recordHref}>
              {text('promotions.seeRecord')}
            </LinkButton>
          </div>
        ) : (
          <TakeButton
            effect={effect}
            label={text('promotions.centre.claimOne')}
            of={row.title || kind || text('promotions.centre.reward')}
            quiet
            disabled={row.terms === null}
            listed={listClaimHistory}
            onTake={take}
          />
        )}
      </FormStack>
    </Card>
  )
}
