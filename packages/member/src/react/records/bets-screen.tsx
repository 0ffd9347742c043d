import { useApi } from '@parlour/api-client/react'
import type { Bet } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, PageLink, useAccount, useListSize, useSigned } from '@parlour/screen-kit/react'
import { Notice, PeriodResult, Segmented, type DataSort, type SelectOption } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { betSorts } from '../../records/queries.ts'
import {
  allBets,
  betQuery,
  betsQuery,
  lengthOf,
  recordSearch,
  recordView,
  todayOf,
  wholeDays,
  withKnownKind,
  type RecordSearch,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { BetDetails } from './bet-details.tsx'
import { RecordTable } from './record-table.tsx'
import { useBetColumns } from './use-bet-columns.tsx'
import { useTotalRows } from './use-total-rows.ts'
import { useWholeTotals } from './use-whole-totals.ts'

/** Props of `BetsScreen`. */
export interface BetsScreenProps {
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The categories of games with their names. */
  readonly categories: readonly SelectOption[]
  /** Where an account without a bet finds a game; no link without it. */
  readonly gamesHref?: string | undefined
  readonly hrefOf: (search: RecordSearch) => string
  readonly onSearch: (search: RecordSearch) => void
}

/**
 * The betting record: settled rounds by days and category, or the bets that wait for their result, with totals, pages, a
 * file and details (HDR-05, MEM-02).
 *
 * @example <BetsScreen search={search} language="EN" currency="PHP" categories={categories} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function BetsScreen({ search, language, currency, categories, gamesHref, hrefOf, onSearch }: BetsScreenProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const api = useApi()
  const account = useAccount()
  const today = todayOf(api.clock.now())
  const view = withKnownKind(
    recordView(search, today),
    categories.map(({ value }) => value),
  )
  const isOpen = view.tab === 'open'
  const rows = betsQuery(api, account, view, useListSize().size)
  const query = useQuery({ ...rows, placeholderData: keepRows(rows.queryKey) })
  const nameOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category
  const { columns, file } = useBetColumns(currency, nameOf, isOpen)
  const href = (change: Partial<typeof view>) => hrefOf(recordSearch({ ...view, ...change }, today))
  const listed = query.data?.list.find(({ betId }) => betId === view.open)
  // A link from elsewhere names a bet of any day.
  const asked = useQuery({
    ...betQuery(api, account, view.open),
    enabled: view.open !== '' && !query.isLoading && !listed,
  })
  const bet = listed ?? asked.data?.list.find(({ betId }) => betId === view.open)
  const { totals = null } = query.data ?? {}
  const whole = useWholeTotals(
    // What is open has no days.
    isOpen ? recordView({}, today) : view,
    (part) => betsQuery(api, account, part, 1),
    ({ totals: sums }) => (sums ? [sums.stake, sums.win, sums.result] : [null]),
  )
  const [stake = null, win = null, result = null] = whole.amounts ?? []
  const totalRows = useTotalRows(view, language, currency)
  const sums = totals && { stake: totals.stake, win: totals.win, result: totals.result }
  const wholeTotals = whole.amounts && { stake, win, result }
  const all = wholeTotals ?? sums
  const head = {
    sum: all ? format.money(all.stake ?? 0, currency) : '',
    days: lengthOf(wholeTotals ? wholeDays(view) : view),
  }
  const toTab = (tab: 'settled' | 'open') => {
    const { tab: _tab, ...rest } = view
    onSearch(recordSearch({ ...rest, page: 1, open: '', ...(tab === 'open' ? { tab } : {}) }, today))
  }
  return (
    <>
      {asked.data && !bet ? <Notice tone="warn">{text('member.bets.unknown')}</Notice> : null}
      {asked.error && !bet ? <MemberFailed error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {(query.error && !query.data) || (query.data && !all) ? null : (
        <PeriodResult
          loading={!query.data}
          title={text(isOpen ? 'member.bets.openHead' : 'member.bets.head', head)}
          figures={
            isOpen
              ? []
              : [
                  { id: 'win', name: text('member.bets.win'), value: format.money(all?.win ?? 0, currency) },
                  { id: 'result', name: text('member.bets.result'), value: signed(all?.result ?? 0, currency) },
                ]
          }
        />
      )}
      <RecordTable<Bet>
        caption={text('member.page.personalHistoryCopy')}
        columns={columns}
        rowKey={({ betId }) => betId}
        rowHref={({ betId }) => href({ open: betId })}
        {...(sums && { totals: totalRows(text('member.record.total'), sums, wholeTotals) })}
        view={view}
        whole={whole}
        language={language}
        kinds={{
          label: text('member.bets.category'),
          options: [{ value: '', label: text('member.bets.allCategories') }, ...categories],
        }}
        which={
          <Segmented
            label={text('member.bets.which')}
            value={isOpen ? 'open' : 'settled'}
            options={[
              { value: 'settled', label: text('member.bets.settled') },
              { value: 'open', label: text('member.bets.open') },
            ]}
            onValue={toTab}
          />
        }
        withoutDays={isOpen}
        empty={{
          title: text(isOpen ? 'member.bets.openEmpty' : 'member.record.empty'),
          text: text(isOpen ? 'member.bets.openEmptyText' : 'member.record.emptyText'),
          action: <PageLink href={gamesHref}>{text('member.bets.games')}</PageLink>,
        }}
        {...(!isOpen && {
          sort: sortOf(view, betSorts),
          onSort: (sort: DataSort) => onSearch(recordSearch({ ...view, sort, page: 1 }, today)),
        })}
        query={query}
        csv={{ columns: file, name: isOpen ? 'open-bets' : 'bets', rows: (fetch) => allBets(api, view, fetch) }}
        hrefOf={(next) => hrefOf(recordSearch(next, today))}
        onView={(next) => onSearch(recordSearch(next, today))}
      />
      {bet ? (
        <BetDetails
          bet={bet}
          currency={currency}
          category={nameOf(bet.category)}
          onClose={() => onSearch(recordSearch({ ...view, open: '' }, today))}
        />
      ) : null}
    </>
  )
}
