import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, Money, Progress, type DataColumn } from '@parlour/ui-kit'
import { friendState, shareDone } from '../../referral/friend-state.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const tones = { new: 'plain', going: 'info', review: 'info', refused: 'bad', rewarded: 'ok' } as const

/**
 * The columns of the invited friends: since when, how far both requirements are, and what each brought. Terms stand with
 * a reward where they are not those of the next one, which the head of the page shows.
 */
export function useFriendColumns(
  details: ResponseOf<typeof getReferralDetails>,
  currency: string,
  categoryName: (code: string) => string,
): DataColumn<InvitedFriend>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const bonus = useTerms(currency, categoryName)
  const { reward, requiredDeposit, requiredStake } = details
  const shown = reward && details.terms ? bonus.line(details.terms) : null
  const money = (minor: number) => format.money(minor, currency)
  const bar = (label: string, done: number | null, required: number | null) =>
    required ? (
      <Progress
        label={label}
        labelHidden
        value={text('promotions.referral.of', { sum: money(done ?? 0), all: money(required) })}
        percent={shareDone(done ?? 0, required)}
      />
    ) : (
      money(done ?? 0)
    )
  const outcome = (friend: InvitedFriend) => {
    const { amount, rewardedAt, terms: under } = friend
    const state = friendState(friend)
    const badge = <Badge tone={tones[state]}>{text(`promotions.referral.state.${state}`)}</Badge>
    if (state !== 'rewarded' || amount === null) return badge
    const line = under ? bonus.line(under) : ''
    const notes = [
      rewardedAt === null ? '' : text('promotions.referral.given', { date: format.date(rewardedAt) }),
      line === shown ? '' : line,
    ]
    return (
      <DataLead title={<Money>{bonus.amount(amount, under)}</Money>} sub={notes.filter(Boolean).join(' \u00b7 ')} />
    )
  }
  return [
    {
      id: 'friend',
      head: text('promotions.referral.friend'),
      cell: ({ customerName, time }) => (
        <DataLead title={customerName} sub={text('promotions.referral.joined', { date: format.date(time) })} />
      ),
    },
    {
      id: 'deposit',
      head: text('promotions.referral.deposit'),
      phone: 'line',
      cell: ({ deposited }) => bar(text('promotions.referral.deposit'), deposited, requiredDeposit),
    },
    {
      id: 'stake',
      head: text('promotions.referral.stake'),
      phone: 'line',
      cell: ({ staked }) => bar(text('promotions.referral.stake'), staked, requiredStake),
    },
    { id: 'reward', head: text('promotions.referral.reward'), align: 'end', phone: 'value', cell: outcome },
  ]
}
