import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, CardText, FormRow, FormStack, Money, Progress } from '@parlour/ui-kit'
import { friendState, shareDone } from '../../referral/friend-state.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface FriendCardProps {
  friend: InvitedFriend
  details: ResponseOf<typeof getReferralDetails>
  currency: string
}

const tones = { new: 'plain', going: 'info', review: 'info', refused: 'bad', rewarded: 'ok' } as const

/** An invited friend: since when, how far both requirements are, and what it brought. */
export function FriendCard({ friend, details: { requiredDeposit, requiredStake }, currency }: FriendCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { customerName, time, deposited, staked, amount, rewardedAt } = friend
  const state = friendState(friend)
  const money = (minor: number) => format.money(minor, currency)
  const bar = (label: string, done: number | null, required: number | null) =>
    required ? (
      <Progress
        label={label}
        value={text('promotions.referral.of', { sum: money(done ?? 0), all: money(required) })}
        percent={shareDone(done ?? 0, required)}
      />
    ) : null
  return (
    <Card tight>
      <CardHead
        title={customerName}
        tag={<Badge tone={tones[state]}>{text(`promotions.referral.state.${state}`)}</Badge>}
        end={state === 'rewarded' && amount !== null ? <Money>{money(amount)}</Money> : null}
      />
      <FormStack>
        <CardText>
          {[
            text('promotions.referral.joined', { date: format.date(time) }),
            rewardedAt === null ? '' : text('promotions.referral.paid', { date: format.date(rewardedAt) }),
          ]
            .filter(Boolean)
            .join(' \u00b7 ')}
        </CardText>
        <FormRow>
          {bar(text('promotions.referral.deposit'), deposited, requiredDeposit)}
          {bar(text('promotions.referral.stake'), staked, requiredStake)}
        </FormRow>
      </FormStack>
    </Card>
  )
}
