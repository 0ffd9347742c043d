import { useApi } from '@parlour/api-client/react'
import { plainFailed, useAccount } from '@parlour/screen-kit/react'
import { Card, Columns, FormStack, Live, Skeleton, Tabs, VisuallyHidden } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { raffleQuery, ticketsQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { Applications } from './applications.tsx'
import { ClaimAll } from './claim-all.tsx'
import { ClaimHistory } from './claim-history.tsx'
import { ClaimList } from './claim-list.tsx'
import { LastDraw } from './last-draw.tsx'
import { LoginReward } from './login-reward.tsx'
import { PromoCode } from './promo-code.tsx'
import { Raffle } from './raffle.tsx'
import type { RewardsScreenProps } from './rewards-props.ts'
import { TicketList } from './ticket-list.tsx'
import { useClaimables } from './use-claimables.ts'
import { useClaimQueue } from './use-claim-queue.ts'
import { useClaimTitles } from './use-claim-titles.ts'

/**
 * The reward centre: everything that can be claimed in one list, one by one or all of it; the tickets, the applications
 * and the history; the row of logins, the raffle and the field of a promotion code (MEM-06, BEY-02).
 *
 * @example
 * <RewardsScreen
 *   language="EN"
 *   currency="PHP"
 *   view={rewardView(search)}
 *   onView={onView}
 *   hrefOf={hrefOf}
 *   hasMissions
 *   hasRebate
 *   categoryName={categoryName}
 *   recordHref="/member/transactionHistory"
 *   promotionsHref="/promotions"
 * />
 */
export function RewardsScreen({ failed = plainFailed, ...given }: RewardsScreenProps) {
  const text = usePromotionsText()
  const owner = { account: useAccount(), language: given.language }
  const known = useClaimables(given)
  const queue = useClaimQueue(known.list)
  const api = useApi()
  const raffle = useQuery({ ...raffleQuery(api, owner), refetchOnWindowFocus: true })
  const tickets = useQuery({ ...ticketsQuery(api, owner), refetchOnWindowFocus: true })
  const titleOf = useClaimTitles()
  const terms = useTerms(given.currency, given.categoryName)
  const props = { ...given, failed }
  const { view, onView } = given
  const isClaims = view.tab === 'claim'
  const allDone = queue.rows.length > 0 && queue.rows.every((row) => queue.stateOf(row) === 'done') && !known.error
  const last = queue.done.at(-1)
  return (
    <FormStack>
      <Live>{last?.terms ? `${titleOf(last)}: ${terms.taken(last.amount, last.terms)}` : ''}</Live>
      {isClaims && known.isLoading ? (
        <Card>
          <Skeleton height={72} />
        </Card>
      ) : null}
      {isClaims && !known.isLoading && (queue.ready.length > 0 || allDone) ? (
        <ClaimAll queue={queue} {...props} />
      ) : (
        <VisuallyHidden as="h2">{text('promotions.centre.parts')}</VisuallyHidden>
      )}
      <Columns
        aside={
          <>
            <Raffle {...props} query={raffle} />
            {raffle.data?.last ? (
              <LastDraw
                key={String(raffle.data.last.raffleId)}
                raffle={raffle.data.last}
                currency={given.currency}
                categoryName={given.categoryName}
              />
            ) : null}
          </>
        }
      >
        <Card as="section">
          <Tabs
            label={text('promotions.centre.parts')}
            value={view.tab}
            onValue={(tab) => onView({ tab, page: 1 })}
            tabs={[
              { value: 'claim', label: text('promotions.centre.claim'), count: queue.open.length || undefined },
              {
                value: 'tickets',
                label: text('promotions.centre.tickets'),
                count: tickets.data?.list.length || undefined,
              },
              { value: 'applications', label: text('promotions.centre.applications') },
              { value: 'history', label: text('promotions.centre.history') },
            ]}
          >
            {/* It stays: what it claims one after the other goes on when another tab is looked at. */}
            <div hidden={!isClaims}>
              <ClaimList known={known} queue={queue} {...props} />
            </div>
            {view.tab === 'tickets' ? <TicketList tickets={tickets} {...props} /> : null}
            {view.tab === 'applications' ? <Applications {...props} /> : null}
            {view.tab === 'history' ? <ClaimHistory {...props} /> : null}
          </Tabs>
        </Card>
        <LoginReward {...props} />
        <PromoCode {...props} />
      </Columns>
    </FormStack>
  )
}
