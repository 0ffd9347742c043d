import { useApi } from '@parlour/api-client/react'
import { AsOf, plainFailed, Stale, useAccount, type FailedOf } from '@parlour/screen-kit/react'
import { Card, EmptyState } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { rankQuery } from '../../rank/queries.ts'
import { rankView } from '../../rank/rank-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RankFigures } from './rank-figures.tsx'
import { RankNow } from './rank-now.tsx'
import { RankRules } from './rank-rules.tsx'
import { RankTableCard } from './rank-table-card.tsx'
import { RankWaiting } from './rank-waiting.tsx'

/** Props of `RankScreen`. */
export interface RankScreenProps {
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** IANA name of the zone that the platform counts months in. */
  readonly timeZone: string
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
}

/**
 * The rank of the account: how far the next one is, what each rank gives and on which terms, and what counts
 * (MEM-02, BEY-02).
 *
 * @example <RankScreen currency="PHP" timeZone="Asia/Manila" categoryName={categoryName} />
 */
export function RankScreen({ currency, timeZone, categoryName, failed = plainFailed }: RankScreenProps) {
  const text = usePromotionsText()
  const query = useQuery(rankQuery(useApi(), useAccount()))
  const { data, error } = query
  if (!data) return error ? <Card as="section">{failed(error, () => void query.refetch())}</Card> : <RankWaiting />
  const view = rankView(data)
  const { claimDays, terms } = data
  if (!view.name && !view.next && view.ranks.length === 0)
    return (
      <Card as="section">
        <EmptyState title={text('promotions.rank.empty')} text={text('promotions.rank.emptyText')} />
      </Card>
    )
  const shared = { view, terms, claimDays, currency, categoryName }
  return (
    <>
      <Stale query={query} />
      <RankNow view={view} currency={currency} timeZone={timeZone} />
      <RankFigures {...shared} />
      {view.ranks.length > 0 ? <RankTableCard {...shared} /> : null}
      <RankRules timeZone={timeZone} />
      <AsOf query={query} />
    </>
  )
}
