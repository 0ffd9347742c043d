import type { getRaffleStatus, ResponseOf } from '@parlour/api-client/endpoints'
import { AsOf, Stale } from '@parlour/screen-kit/react'
import { Card, CardHead, Skeleton } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import { RunningRaffle } from './running-raffle.tsx'

/** The raffle that runs. */
export function Raffle(props: RewardPartProps & { query: UseQueryResult<ResponseOf<typeof getRaffleStatus>> }) {
  const { failed, query } = props
  const text = usePromotionsText()
  const { data, error, refetch } = query
  const title = text('promotions.centre.raffle')
  if (!data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {error ? failed(error, () => void refetch()) : <Skeleton height={200} />}
      </Card>
    )
  const { current } = data
  return (
    <>
      <Stale query={query} />
      {current ? <RunningRaffle raffle={current} onEnd={() => void refetch()} {...props} /> : null}
      {current ? <AsOf query={query} /> : null}
    </>
  )
}
