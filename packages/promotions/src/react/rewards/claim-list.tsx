import { EmptyState, FormStack, LinkButton, RewardRows, Skeleton } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ClaimRow } from './claim-row.tsx'
import type { RewardPartProps } from './rewards-props.ts'
import type { ClaimQueue } from './use-claim-queue.ts'
import type { Waiting } from './use-claimables.ts'

type ClaimListProps = RewardPartProps & { waiting: Waiting; queue: ClaimQueue }

const lines = [1, 2, 3]

/** Everything that waits to be claimed, most urgent first; what was claimed here keeps its row. */
export function ClaimList({ waiting: { isLoading, error, retry }, queue, ...props }: ClaimListProps) {
  const { failed, promotionsHref } = props
  const text = usePromotionsText()
  if (isLoading)
    return (
      <FormStack>
        {lines.map((line) => (
          <Skeleton key={line} height={56} />
        ))}
      </FormStack>
    )
  if (queue.rows.length === 0)
    return error ? (
      failed(error, retry)
    ) : (
      <EmptyState
        title={text('promotions.centre.noClaims')}
        text={text('promotions.centre.noClaimsText')}
        action={<LinkButton href={promotionsHref}>{text('promotions.centre.seePromotions')}</LinkButton>}
      />
    )
  return (
    <FormStack>
      <RewardRows label={text('promotions.centre.claim')}>
        {queue.rows.map((claimable) => (
          <ClaimRow
            key={claimable.key}
            claimable={claimable}
            state={queue.stateOf(claimable)}
            isNext={queue.turn === claimable.key}
            onDone={() => queue.onDone(claimable)}
            onFailed={() => queue.onFailed(claimable)}
            {...props}
          />
        ))}
      </RewardRows>
      {error ? failed(error, retry) : null}
    </FormStack>
  )
}
