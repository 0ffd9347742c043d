import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Columns, Tabs } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { claimsQuery, ticketsQuery } from '../../rewards/queries.ts'
import { plainly } from '../failed-of.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import { Applications } from './applications.tsx'
import { ClaimHistory } from './claim-history.tsx'
import { ClaimList } from './claim-list.tsx'
import { LoginReward } from './login-reward.tsx'
import { PromoCode } from './promo-code.tsx'
import { Raffle } from './raffle.tsx'
import type { RewardsScreenProps } from './rewards-props.ts'
import { TicketList } from './ticket-list.tsx'

/**
 * The reward centre: what can be claimed, the tickets, the applications and the history, with the rewards for logging
 * in, the raffle and the field of a promotion code (MEM-06, BEY-02).
 *
 * @example
 * <RewardsScreen
 *   language="EN"
 *   currency="PHP"
 *   view={rewardView(search)}
 *   onView={onView}
 *   hrefOf={hrefOf}
 *   categoryName={categoryName}
 *   recordHref="/member/transactionHistory"
 *   promotionsHref="/promotions"
 * />
 */
export function RewardsScreen({ failed = plainly, ...given }: RewardsScreenProps) {
  const text = usePromotionsText()
  const api = useApi()
  const owner = { account: useAccount(), language: given.language }
  const claims = useQuery({ ...claimsQuery(api, owner), refetchOnWindowFocus: true })
  const tickets = useQuery({ ...ticketsQuery(api, owner), refetchOnWindowFocus: true })
  const props = { ...given, failed }
  const { view, onView } = given
  return (
    <Columns
      aside={
        <>
          <Raffle {...props} />
          <PromoCode {...props} />
        </>
      }
    >
      <LoginReward {...props} />
      <Tabs
        label={text('promotions.centre.parts')}
        value={view.tab}
        onValue={(tab) => onView({ tab, page: 1 })}
        tabs={[
          { value: 'claim', label: text('promotions.centre.claim'), count: claims.data?.length || undefined },
          {
            value: 'tickets',
            label: text('promotions.centre.tickets'),
            count: tickets.data?.list.length || undefined,
          },
          { value: 'applications', label: text('promotions.centre.applications') },
          { value: 'history', label: text('promotions.centre.history') },
        ]}
      >
        {view.tab === 'claim' ? <ClaimList claims={claims} {...props} /> : null}
        {view.tab === 'tickets' ? <TicketList tickets={tickets} {...props} /> : null}
        {view.tab === 'applications' ? <Applications {...props} /> : null}
        {view.tab === 'history' ? <ClaimHistory {...props} /> : null}
      </Tabs>
    </Columns>
  )
}
