import { useApi } from '@parlour/api-client/react'
import type { Bet } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import type { SelectOption } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allBets, betsQuery, recordSearch, recordView, todayOf, type RecordSearch } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { BetDetails } from './bet-details.tsx'
import { RecordTable } from './record-table.tsx'
import { useBetColumns } from './use-bet-columns.tsx'

/** Props of `BetsScreen`. */
export interface BetsScreenProps {
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The categories of games with their names. */
  readonly categories: readonly SelectOption[]
  readonly hrefOf: (search: RecordSearch) => string
  readonly onSearch: (search: RecordSearch) => void
}

/**
 * The betting record: settled rounds by days and category, with totals, pages, a file and details (HDR-05, MEM-02).
 *
 * @example <BetsScreen search={search} language="EN" currency="PHP" categories={categories} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function BetsScreen({ search, language, currency, categories, hrefOf, onSearch }: BetsScreenProps) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const today = todayOf(api.clock.now())
  const view = recordView(search, today)
  const query = useQuery({ ...betsQuery(api, useAccount(), view), placeholderData: keepPreviousData })
  const nameOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category
  const { columns, file } = useBetColumns(currency, nameOf)
  const href = (change: Partial<typeof view>) => hrefOf(recordSearch({ ...view, ...change }, today))
  const open = query.data?.list.find(({ betId }) => betId === view.open)
  const { totals = null } = query.data ?? {}
  const total = totals && {
    label: text('member.record.total'),
    cells: {
      stake: format.money(totals.stake, currency),
      win: format.money(totals.win, currency),
      result: format.money(totals.result, currency),
    },
  }
  return (
    <>
      <RecordTable<Bet>
        caption={text('member.page.personalHistoryCopy')}
        columns={columns}
        rowKey={({ betId }) => betId}
        rowHref={({ betId }) => href({ open: betId })}
        {...(total && { totals: [total] })}
        view={view}
        language={language}
        kindLabel={text('member.bets.category')}
        kinds={[{ value: '', label: text('member.bets.allCategories') }, ...categories]}
        answer={query.data}
        loading={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        csv={{ columns: file, name: 'bets', rows: () => allBets(api, view) }}
        hrefOfPage={(page) => href({ page })}
        onView={(next) => onSearch(recordSearch(next, today))}
      />
      {open ? (
        <BetDetails
          bet={open}
          currency={currency}
          category={nameOf(open.category)}
          onClose={() => onSearch(recordSearch({ ...view, open: '' }, today))}
        />
      ) : null}
    </>
  )
}
