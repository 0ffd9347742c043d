import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, CardText, FormRow, FormStack, Money, Progress } from '@parlour/ui-kit'
import { friendState, shareDone } from '../../referral/friend-state.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface FriendCardProps {
  friend: InvitedFriend
  details: ResponseOf<typeof getReferralDetails>
  currency: string
  categoryName: (code: string) => string
}

const tones = { new: 'plain', going: 'info', review: 'info', refused: 'bad', rewarded: 'ok' } as const

/** An invited friend: since when, how far both requirements are, and what it brought under which terms. */
export function FriendCard({ friend, details, currency, categoryName }: FriendCardProps) {
  const { requiredDeposit, requiredStake } = details
  const text = usePromotionsText()
  const format = useFormat()
  const { customerName, time, deposited, staked, amount, rewardedAt, terms: under } = friend
  const terms = useTerms(currency, categoryName)
  const state = friendState(friend)
  const given = state === 'rewarded' ? under : null
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
        end={given && amount !== null ? <Money>{terms.amount(amount, given)}</Money> : null}
      />
      <FormStack>
        <CardText>
          {[
            text('promotions.referral.joined', { date: format.date(time) }),
            rewardedAt === null ? '' : text('promotions.referral.paid', { date: format.date(rewardedAt) }),
            given ? terms.line(given) : '',
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
