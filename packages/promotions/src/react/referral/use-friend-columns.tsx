import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, Money, Progress, type DataColumn } from '@parlour/ui-kit'
import { friendState, shareDone } from '../../referral/friend-state.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const tones = { new: 'plain', going: 'info', review: 'info', refused: 'bad' } as const

/** The columns of invited friends: who, how far both requirements are, and what it brought. */
export function useFriendColumns(
  { requiredDeposit, requiredStake }: ResponseOf<typeof getReferralDetails>,
  currency: string,
): DataColumn<InvitedFriend>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const bar = (label: string, done: number | null, required: number | null) =>
    required ? (
      <Progress
        label={label}
        value={text('promotions.referral.of', { sum: money(done ?? 0), all: money(required) })}
        percent={shareDone(done ?? 0, required)}
      />
    ) : null
  const outcome = (friend: InvitedFriend) => {
    const state = friendState(friend)
    if (state !== 'rewarded') return <Badge tone={tones[state]}>{text(`promotions.referral.state.${state}`)}</Badge>
    return <Money>{money(friend.amount ?? 0)}</Money>
  }
  return [
    {
      id: 'friend',
      head: text('promotions.referral.friend'),
      phone: 'title',
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
    {
      id: 'reward',
      head: text('promotions.referral.reward'),
      align: 'end',
      phone: 'value',
      cell: (friend) => (
        <DataLead
          title={outcome(friend)}
          sub={
            friend.rewardedAt === null
              ? undefined
              : text('promotions.referral.paid', { date: format.date(friend.rewardedAt) })
          }
        />
      ),
    },
  ]
}
