import type { InvitedFriend } from '@parlour/api-client/endpoints'
import type { CsvColumn } from '@parlour/ui-kit'
import { friendState } from '../../referral/friend-state.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const iso = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

/** The columns of the file of invited friends: sums are plain numbers in major units, times ISO 8601. */
export function useFriendFile(currency: string, categoryName: (code: string) => string): CsvColumn<InvitedFriend>[] {
  const text = usePromotionsText()
  const terms = useTerms(currency, categoryName)
  const sum = (head: string) => `${head} (${currency})`
  return [
    { head: text('promotions.missions.member'), csvValue: ({ customerName }) => customerName },
    { head: text('promotions.records.time'), csvValue: ({ time }) => iso(time) },
    {
      head: text('promotions.records.status'),
      csvValue: (friend) => text(`promotions.referral.state.${friendState(friend)}`),
    },
    { head: sum(text('promotions.referral.deposit')), csvValue: ({ deposited }) => (deposited ?? 0) / 100 },
    { head: sum(text('promotions.referral.stake')), csvValue: ({ staked }) => (staked ?? 0) / 100 },
    {
      head: sum(text('promotions.records.worth')),
      csvValue: ({ amount }) => (amount === null ? '' : amount / 100),
    },
    {
      head: text('promotions.detail.terms'),
      csvValue: ({ amount, terms: under }) => (amount && under ? terms.line(under) : ''),
    },
  ]
}
