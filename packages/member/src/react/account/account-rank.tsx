import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { rankQuery, rankView } from '../../index.ts'
import { RankNow } from '../rank/rank-now.tsx'

/** The own rank and how far the next one is; nothing where the platform has no ranks or does not say. */
export function AccountRank({ currency, timeZone }: { currency: string; timeZone: string }) {
  const { data, isPending } = useQuery(rankQuery(useApi(), useAccount()))
  if (!data) return isPending ? <Skeleton height={360} /> : null
  const view = rankView(data)
  return view.name || view.next ? <RankNow view={view} currency={currency} timeZone={timeZone} /> : null
}
