import { useFormat } from '@parlour/i18n/react'
import { ActiveFilters } from '@parlour/ui-kit'
import type { Lane } from '../../categories/lanes.ts'
import { clearedParams, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'

interface FiltersInUseProps {
  params: ListingParams
  lane: Lane | undefined
  currency: string
  /** Takes the merged change. */
  onParams(change: ListingParams): void
  /** Takes all that the address says then. */
  onAll(params: ListingParams): void
}

const without = { q: '', provider: '', type: '', bet: 0, lines: 0 } satisfies ListingParams

type Filter = keyof typeof without

const isFilter = (id: string): id is Filter => id in without

/** What narrows the list, one chip each that takes it back, and all at once. */
export function FiltersInUse({ params, lane, currency, onParams, onAll }: FiltersInUseProps) {
  const text = useGamesText()
  const format = useFormat()
  const { q, provider, type, bet, lines } = params
  const words: Record<Filter, string | undefined> = {
    q: q ? text('games.filter.quoted', { words: q }) : undefined,
    provider: provider && (lane?.providers.find(({ vassalage }) => vassalage === provider)?.displayName ?? provider),
    type: type && (lane?.subCategories.find(({ key }) => key === type)?.displayName ?? type),
    bet: bet ? text('games.filter.betFrom', { sum: format.money(bet * 100, currency) }) : undefined,
    lines: lines ? text('games.filter.linesFrom', { count: lines }) : undefined,
  }
  const filters = Object.entries(words).flatMap(([id, label]) =>
    label ? [{ id, label, removeLabel: text('games.filter.remove', { filter: label }) }] : [],
  )
  return (
    <ActiveFilters
      label={text('games.filter.active')}
      filters={filters}
      clearLabel={text('games.filter.clear')}
      onRemove={(id) => isFilter(id) && onParams({ [id]: without[id] })}
      onClear={() => onAll(clearedParams(params))}
    />
  )
}
