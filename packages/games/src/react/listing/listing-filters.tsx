import { useFormat } from '@parlour/i18n/react'
import { FilterBar, SearchField, Select, useTyped } from '@parlour/ui-kit'
import type { Lane } from '../../categories/lanes.ts'
import { isOwnView, type ListingParams } from '../../listing/listing-params.ts'
import { useGamesText } from '../use-games-text.ts'

interface ListingFiltersProps {
  params: ListingParams
  lane: Lane | undefined
  currency: string
  onParams(change: ListingParams): void
}

const sorts = ['popular', 'name', 'new'] as const
const bets = [1, 5, 20, 100]
const lines = [10, 20, 50]
/** The type of games that have no other; it stands last. */
const otherTypes = 'OT'

/**
 * Search, smallest bet, lines, sub-category and order; the address holds
 * them, so Back undoes them. The member's own views have their order.
 */
export function ListingFilters({ params, lane, currency, onParams }: ListingFiltersProps) {
  const text = useGamesText()
  const format = useFormat()
  const [typed, setTyped] = useTyped(params.q ?? '', (q) => onParams({ q }))

  const any = { value: '', label: text('games.filter.any') }
  const types = (lane?.subCategories ?? []).toSorted(
    (a, b) =>
      Number(a.key === otherTypes) - Number(b.key === otherTypes) ||
      a.displayName.localeCompare(b.displayName, format.tag),
  )
  const select = (
    label: string,
    value: string,
    options: { value: string; label: string }[],
    change: (value: string) => ListingParams,
  ) => (
    <Select
      compact
      label={label}
      value={value}
      options={options}
      onChange={(event) => onParams(change(event.target.value))}
    />
  )
  return (
    <FilterBar
      search={
        <SearchField
          label={text('games.filter.search')}
          clearLabel={text('games.filter.clearSearch')}
          value={typed}
          onValue={setTyped}
          maxLength={64}
        />
      }
      end={
        !isOwnView(params.view) &&
        select(
          text('games.filter.sort'),
          params.sort ?? 'popular',
          sorts.map((value) => ({ value, label: text(`games.sort.${value}`) })),
          (value) => ({ sort: sorts.find((sort) => sort === value) }),
        )
      }
    >
      {select(
        text('games.filter.bet'),
        params.bet ? String(params.bet) : '',
        [
          any,
          ...bets.map((bet) => ({
            value: String(bet),
            label: text('games.filter.from', { sum: format.money(bet * 100, currency) }),
          })),
        ],
        (value) => ({ bet: Number(value) }),
      )}
      {lane?.category === 'RNG' &&
        select(
          text('games.filter.lines'),
          params.lines ? String(params.lines) : '',
          [
            any,
            ...lines.map((count) => ({ value: String(count), label: text('games.filter.linesOrMore', { count }) })),
          ],
          (value) => ({ lines: Number(value) }),
        )}
      {types.length > 1 &&
        select(
          text('games.filter.type'),
          params.type ?? '',
          [any, ...types.map(({ key, displayName }) => ({ value: key, label: displayName }))],
          (type) => ({ type }),
        )}
    </FilterBar>
  )
}
