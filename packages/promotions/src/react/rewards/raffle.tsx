import { useApi } from '@parlour/api-client/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { raffleQuery } from '../../rewards/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { LastDraw } from './last-draw.tsx'
import type { RewardPartProps } from './rewards-props.ts'
import { RunningRaffle } from './running-raffle.tsx'

/** The raffle that runs, and the last one that was drawn. */
export function Raffle(props: RewardPartProps) {
  const { currency, categoryName, failed, language } = props
  const text = usePromotionsText()
  const query = useQuery({
    ...raffleQuery(useApi(), { account: useAccount(), language }),
    refetchOnWindowFocus: true,
  })
  const { data, error, refetch } = query
  const title = text('promotions.centre.raffle')
  if (!data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {error ? failed(error, () => void refetch()) : <Skeleton height={200} />}
      </Card>
    )
  const { current, last } = data
  return (
    <>
      <Stale query={query} />
      {current ? <RunningRaffle raffle={current} onEnd={() => void refetch()} {...props} /> : null}
      {last ? <LastDraw raffle={last} currency={currency} categoryName={categoryName} /> : null}
    </>
  )
}
