import { useApi } from '@parlour/api-client/react'
import type { PointReward, RewardType } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { Failed, Stale, useAccount, usePager } from '@parlour/screen-kit/react'
import {
  Button,
  Chip,
  Chips,
  EmptyState,
  FilterBar,
  Live,
  Pagination,
  RewardGrid,
  RewardSkeleton,
  Switch,
  VisuallyHidden,
} from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardsQuery } from '../../points/queries.ts'
import { rewardStanding } from '../../points/reward-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RewardTile } from './reward-tile.tsx'
import { useTerms } from '../terms/use-terms.ts'

const kinds = ['', 'CASH', 'PROMO', 'GIFT'] as const

interface RewardsViewProps {
  language: LanguageCode
  currency: string
  category: RewardType | ''
  points: number | undefined
  categoryName: (code: string) => string
  onCategory: (category: RewardType | '') => void
  onRedeem: (reward: PointReward) => void
}

/** What points buy, by kind, all of it or what can be afforded, in pages. */
export function RewardsView({
  language,
  currency,
  category,
  points,
  categoryName,
  onCategory,
  onRedeem,
}: RewardsViewProps) {
  const text = usePromotionsText()
  const terms = useTerms(currency, categoryName)
  const { words } = usePager()
  const [affordable, setAffordable] = useState(false)
  const [at, setAt] = useState({ category, page: 1 })
  const page = at.category === category ? at.page : 1
  const query = useQuery({
    ...rewardsQuery(useApi(), useAccount(), { type: category, page, language }),
    placeholderData: keepPreviousData,
  })
  const { data, error, refetch } = query
  const rows = (data?.list ?? []).filter((reward) => !affordable || rewardStanding(reward, points) === 'open')
  const empty =
    data && data.list.length === 0 ? (
      <EmptyState title={text('promotions.rewards.none')} text={text('promotions.rewards.noneText')} />
    ) : (
      <EmptyState
        title={text('promotions.rewards.noneAfford')}
        action={<Button onClick={() => setAffordable(false)}>{text('promotions.rewards.showAll')}</Button>}
      />
    )
  const list =
    rows.length === 0 ? (
      empty
    ) : (
      <RewardGrid label={text('promotions.shop.rewards')}>
        {rows.map((reward) => (
          <RewardTile
            key={reward.rewardId}
            reward={reward}
            points={points}
            terms={reward.terms && terms.line(reward.terms)}
            onRedeem={() => onRedeem(reward)}
          />
        ))}
      </RewardGrid>
    )
  return (
    <>
      <VisuallyHidden as="h2">{text('promotions.shop.rewards')}</VisuallyHidden>
      <FilterBar
        wrap
        end={
          <Switch
            label={text('promotions.rewards.afford')}
            checked={affordable}
            onChange={(event) => setAffordable(event.target.checked)}
          />
        }
      >
        <Chips label={text('promotions.rewards.kinds')} wrap>
          {kinds.map((kind) => (
            <Chip key={kind} selected={kind === category} onClick={() => onCategory(kind)}>
              {text(`promotions.rewards.kind.${kind || 'all'}`)}
            </Chip>
          ))}
        </Chips>
      </FilterBar>
      <Live>{data || error ? '' : text('promotions.rewards.loading')}</Live>
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      <Stale query={query} />
      {data ? list : null}
      {data || error ? null : <RewardSkeleton count={8} />}
      {data && data.totalPages !== null && data.totalPages > 1 ? (
        <Pagination {...words} page={page} pages={data.totalPages} onPage={(next) => setAt({ category, page: next })} />
      ) : null}
    </>
  )
}
