import { useApi } from '@parlour/api-client/react'
import type { Transaction } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { PageLink, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Notice } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { transactionSorts } from '../../records/queries.ts'
import {
  aboutPage,
  allTransactions,
  recordSearch,
  recordView,
  todayOf,
  transactionKey,
  transactionKinds,
  transactionsQuery,
  withKnownKind,
  type RecordSearch,
} from '../../index.ts'
import type { MemberPageHref } from '../member-page-href.ts'
import { useMemberText } from '../use-member-text.ts'
import { ofPart } from './of-part.ts'
import { recordSort } from './record-sort.ts'
import { RecordTable } from './record-table.tsx'
import { TransactionDetails } from './transaction-details.tsx'
import { useTransactionColumns } from './use-transaction-columns.tsx'

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
  const api = useApi()
  const today = todayOf(api.clock.now())
  const view = withKnownKind(recordView(search, today), transactionKinds)
  const query = useQuery({
    ...transactionsQuery(api, useAccount(), view, language, useListSize().size),
    placeholderData: keepPreviousData,
  })
  const { columns, file } = useTransactionColumns(currency)
  const { totalIn = 0, totalOut = 0 } = query.data ?? {}
  const totalRow = (label: string, minor: number | null) =>
    minor === null ? [] : [{ label: ofPart(label, view, language), cells: { amount: format.money(minor, currency) } }]
  const totals = [...totalRow(text('member.moves.in'), totalIn), ...totalRow(text('member.moves.out'), totalOut)]
  const kinds = [
    { value: '', label: text('member.moves.allKinds') },
    ...transactionKinds.map((kind) => ({ value: kind, label: text(`member.kind.${kind}`) })),
  ]
  const opened = query.data?.list.find((row) => transactionKey(row) === view.open)
  return (
    <>
      {view.open !== '' && query.data && !opened ? <Notice tone="warn">{text('member.moves.unknown')}</Notice> : null}
      <RecordTable<Transaction>
        caption={text('member.page.transactionHistory')}
        columns={columns}
        rowKey={transactionKey}
        rowHref={(row) => {
          const to = aboutPage(row.about)
          const there = to && hrefOfPage?.(to.page, { open: to.open })
          return there ?? hrefOf(recordSearch({ ...view, open: transactionKey(row) }, today))
        }}
        {...(totals.length > 0 && { totals })}
        view={view}
        language={language}
        kindLabel={text('member.moves.kind')}
        kinds={kinds}
        empty={{
          title: text('member.record.empty'),
          text: text('member.record.emptyText'),
          action: <PageLink href={hrefOfPage?.('depositv2')}>{text('member.page.depositv2')}</PageLink>,
        }}
        sort={recordSort(view, transactionSorts)}
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
