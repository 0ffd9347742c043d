import { useApi } from '@parlour/api-client/react'
import { AsOf, plainFailed, Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, Columns, EmptyState, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { referralQuery } from '../../referral/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { InvitationCard } from './invitation-card.tsx'
import { InvitedFriends } from './invited-friends.tsx'
import { ReferralRules } from './referral-rules.tsx'
import type { ReferralScreenProps } from './referral-props.ts'

/**
 * Inviting friends: what they have brought, the link and its code to scan, what a friend has to do for the reward, and
 * how far each of them is (MEM-03, BEY-02).
 *
 * @example
 * <ReferralScreen
 *   language="EN"
 *   currency="PHP"
 *   page={1}
 *   siteName="Vesper"
 *   timeZone="Asia/Manila"
 *   categoryName={categoryName}
 *   linkOf={(code) => `https://vesper.example/register?referralCode=${code}`}
 *   hrefOfPage={hrefOfPage}
 *   onPage={showPage}
 * />
 */
export function ReferralScreen(props: ReferralScreenProps) {
  const { failed = plainFailed, currency } = props
  const text = usePromotionsText()
  const query = useQuery({ ...referralQuery(useApi(), useAccount()), refetchOnWindowFocus: true })
  const { data, error, refetch } = query
  if (!data) return error ? <Card as="section">{failed(error, () => void refetch())}</Card> : <Skeleton height={368} />
  if (!data.referralCode)
    return (
      <Card as="section">
        <EmptyState title={text('promotions.referral.off')} text={text('promotions.referral.offText')} />
      </Card>
    )
  return (
    <>
      <Stale query={query} />
      <InvitationCard
        details={data}
        currency={currency}
        categoryName={props.categoryName}
        code={data.referralCode}
        link={props.linkOf(data.referralCode, data.promotionDomains[0])}
        siteName={props.siteName}
      />
      <AsOf query={query} />
      <Columns
        aside={
          <ReferralRules
            details={data}
            currency={currency}
            categoryName={props.categoryName}
            timeZone={props.timeZone}
          />
        }
      >
        <InvitedFriends {...props} failed={failed} details={data} />
      </Columns>
    </>
  )
}
