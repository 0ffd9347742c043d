import { AsOf, Stale } from '@parlour/screen-kit/react'
import { EmptyState, FormStack, LinkButton, RewardRows, Skeleton } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ClaimRow } from './claim-row.tsx'
import type { RewardPartProps } from './rewards-props.ts'
import type { ClaimQueue } from './use-claim-queue.ts'
import type { KnownClaimables } from './use-claimables.ts'

type ClaimListProps = RewardPartProps & { known: KnownClaimables; queue: ClaimQueue }

const lines = [1, 2, 3]

/** Everything that waits to be claimed, most urgent first; what was claimed here keeps its row. */
export function ClaimList({ known, queue, ...props }: ClaimListProps) {
  const { failed, promotionsHref } = props
  const text = usePromotionsText()
  const { isLoading, isRetrying, error, retry, oldest } = known
  if (isLoading)
    return (
      <FormStack>
        {lines.map((line) => (
          <Skeleton key={line} height={56} />
        ))}
      </FormStack>
    )
  const rest = error ? failed(error, retry) : isRetrying ? <Skeleton height={56} /> : null
  if (queue.rows.length === 0)
    return (
      rest ?? (
        <EmptyState
          title={text('promotions.centre.noClaims')}
          text={text('promotions.centre.noClaimsText')}
          action={<LinkButton href={promotionsHref}>{text('promotions.centre.seePromotions')}</LinkButton>}
        />
      )
    )
  return (
    <FormStack>
      {oldest ? <Stale query={oldest} /> : null}
      <RewardRows label={text('promotions.centre.claim')}>
        {queue.rows.map((claimable) => (
          <ClaimRow key={claimable.key} claimable={claimable} queue={queue} {...props} />
        ))}
      </RewardRows>
      {rest}
      {oldest ? <AsOf query={oldest} /> : null}
    </FormStack>
  )
}
