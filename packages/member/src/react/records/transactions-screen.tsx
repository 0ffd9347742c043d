import { useApi } from '@parlour/api-client/react'
import type { Transaction } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, PageLink, useAccount, useListSize, useSigned } from '@parlour/screen-kit/react'
import { Notice, PeriodResult } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { transactionSorts } from '../../records/queries.ts'
import {
  aboutPage,
  allTransactions,
  lengthOf,
  recordSearch,
  recordView,
  todayOf,
  transactionKey,
  transactionKinds,
  transactionsQuery,
  wholeDays,
  withKnownKind,
  type RecordSearch,
} from '../../index.ts'
import type { MemberPageHref } from '../member-page-href.ts'
import { useMemberText } from '../use-member-text.ts'
import { RecordTable } from './record-table.tsx'
import { TransactionDetails } from './transaction-details.tsx'
import { useTotalRows } from './use-total-rows.ts'
import { useTransactionColumns } from './use-transaction-columns.tsx'
import { useWholeTotals } from './use-whole-totals.ts'

/** Props of `TransactionsScreen`. */
export interface TransactionsScreenProps {
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  readonly hrefOf: (search: RecordSearch) => string
  readonly onSearch: (search: RecordSearch) => void
  /** The address of another page of the centre, or of a row of it; a row without one opens its details. */
  readonly hrefOfPage?: MemberPageHref
}

/**
 * The account record: every transaction of the wallets with the balance after it, by kind and days, with pages and a
 * file; each leads to its order, bonus or bet, or to its details (HDR-05, MEM-02).
 *
 * @example <TransactionsScreen search={search} language="EN" currency="PHP" hrefOf={hrefOf} onSearch={setSearch} />
 */
export function TransactionsScreen({
  search,
  language,
  currency,
  hrefOf,
  onSearch,
  hrefOfPage,
}: TransactionsScreenProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const api = useApi()
  const account = useAccount()
  const today = todayOf(api.clock.now())
  const view = withKnownKind(recordView(search, today), transactionKinds)
  const asked = transactionsQuery(api, account, view, language, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const { columns, file } = useTransactionColumns(currency)
  const whole = useWholeTotals(
    view,
    (part) => transactionsQuery(api, account, part, language, 1),
    ({ totalIn, totalOut }) => [totalIn, totalOut],
  )
  const totalRows = useTotalRows(view, language, currency)
  const { totalIn = null, totalOut = null } = query.data ?? {}
  const [wholeIn = null, wholeOut = null] = whole.amounts ?? []
  const totals = [
    ...totalRows(text('member.moves.in'), { amount: totalIn }, whole.amounts && { amount: wholeIn }),
    ...totalRows(text('member.moves.out'), { amount: totalOut }, whole.amounts && { amount: wholeOut }),
  ]
  const [sumIn, sumOut] = whole.amounts ? [wholeIn, wholeOut] : [totalIn, totalOut]
  const kinds = [
    { value: '', label: text('member.moves.allKinds') },
    ...transactionKinds.map((kind) => ({ value: kind, label: text(`member.kind.${kind}`) })),
  ]
  const opened = query.data?.list.find((row) => transactionKey(row) === view.open)
  return (
    <>
      {view.open !== '' && query.data && !opened ? <Notice tone="warn">{text('member.moves.unknown')}</Notice> : null}
      {(query.error && !query.data) || (query.data && (sumIn === null || sumOut === null)) ? null : (
        <PeriodResult
          loading={!query.data}
          title={text(view.kind ? 'member.moves.headOf' : 'member.moves.head', {
            kind: kinds.find(({ value }) => value === view.kind)?.label ?? '',
            sum: signed((sumIn ?? 0) - (sumOut ?? 0), currency),
            days: lengthOf(whole.amounts ? wholeDays(view) : view),
          })}
          figures={[
            { id: 'in', name: text('member.moves.gained'), value: format.money(sumIn ?? 0, currency) },
            { id: 'out', name: text('member.moves.lost'), value: format.money(sumOut ?? 0, currency) },
          ]}
        />
      )}
      <RecordTable<Transaction>
        caption={text('member.page.transactionHistory')}
        columns={columns}
        rowKey={transactionKey}
        rowHref={(row) => {
          const to = aboutPage(row.about)
          const there = to && hrefOfPage?.(to.page, { open: to.open })
          return there ?? hrefOf(recordSearch({ ...view, open: transactionKey(row) }, today))
        }}
        totals={totals}
        view={view}
        whole={whole}
        language={language}
        kinds={{ label: text('member.moves.kind'), options: kinds }}
        empty={{
          title: text('member.record.empty'),
          text: text('member.record.emptyText'),
          action: <PageLink href={hrefOfPage?.('depositv2')}>{text('member.page.depositv2')}</PageLink>,
        }}
        sort={sortOf(view, transactionSorts)}
        onSort={(sort) => onSearch(recordSearch({ ...view, sort, page: 1 }, today))}
        query={query}
        csv={{ columns: file, name: 'account', rows: (fetch) => allTransactions(api, view, language, fetch) }}
        hrefOf={(next) => hrefOf(recordSearch(next, today))}
        onView={(next) => onSearch(recordSearch(next, today))}
      />
      {opened ? (
        <TransactionDetails
          transaction={opened}
          currency={currency}
          onClose={() => onSearch(recordSearch({ ...view, open: '' }, today))}
        />
      ) : null}
    </>
  )
}
