import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { rankQuery } from '../../rank/queries.ts'
import { rankView } from '../../rank/rank-view.ts'
import { RankNow } from './rank-now.tsx'

/** Props of `OwnRank`. */
export interface OwnRankProps {
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** IANA name of the zone that the platform counts months in. */
  readonly timeZone: string
}

/**
 * The own rank and how far the next one is; nothing where the platform has no ranks or does not say (MEM-02).
 *
 * @example <OwnRank currency="PHP" timeZone="Asia/Manila" />
 */
export function OwnRank({ currency, timeZone }: OwnRankProps) {
  const { data, isPending } = useQuery(rankQuery(useApi(), useAccount()))
  if (!data) return isPending ? <Skeleton height={360} /> : null
  const view = rankView(data)
  return view.name || view.next ? <RankNow view={view} currency={currency} timeZone={timeZone} /> : null
}
