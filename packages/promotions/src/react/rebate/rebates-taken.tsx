import { useApi } from '@parlour/api-client/react'
import type { Rebate } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, useAccount, useListSize } from '@parlour/screen-kit/react'
import { DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { allRebates, rebateSorts, rebatesQuery } from '../../rebate/queries.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RebateScreenProps } from './rebate-screen.tsx'

type RebatesTakenProps = Pick<
  Required<RebateScreenProps>,
  'language' | 'currency' | 'paging' | 'categoryName' | 'hrefOf' | 'onPaging' | 'failed'
>

/** The columns of the rebates taken: when, under which terms, for which bets, at which level. */
function useTakenColumns(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const categoriesOf = ({ list }: Rebate) => format.list(list.map(({ category }) => categoryName(category)))
  const columns: DataColumn<Rebate>[] = [
    {
      id: 'time',
      head: text('promotions.rebate.time'),
      sortValue: ({ time }) => time,
      cell: ({ time, terms: under }) => <DataLead title={format.dateTime(time)} sub={under ? terms.line(under) : ''} />,
    },
    {
      id: 'for',
      head: text('promotions.rebate.for'),
      phone: 'line',
      cell: ({ startTime, endTime }) =>
        text('promotions.rebate.period', { from: format.dateTime(startTime), until: format.dateTime(endTime) }),
    },
    {
      id: 'categories',
      head: text('promotions.rebate.category'),
      phone: 'line',
      cell: categoriesOf,
    },
    { id: 'rank', head: text('promotions.rebate.rank'), phone: 'line', cell: ({ rankName }) => rankName },
    {
      id: 'amount',
      head: text('promotions.rebate.amount'),
      align: 'end',
      phone: 'value',
      sortValue: ({ amount }) => Number(amount),
      cell: ({ amount, terms: under }) => <Money>{terms.amount(amount, under)}</Money>,
    },
  ]
  const dayOf = (at: number) => new Date(at).toISOString()
  const file: CsvColumn<Rebate>[] = [
    { head: text('promotions.rebate.time'), csvValue: ({ time }) => dayOf(time) },
    { head: text('promotions.missions.from'), csvValue: ({ startTime }) => dayOf(startTime) },
    { head: text('promotions.missions.until'), csvValue: ({ endTime }) => dayOf(endTime) },
    { head: text('promotions.rebate.category'), csvValue: categoriesOf },
    { head: text('promotions.rebate.rank'), csvValue: ({ rankName }) => rankName },
    { head: `${text('promotions.rebate.amount')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
    { head: text('promotions.detail.terms'), csvValue: ({ terms: under }) => (under ? terms.line(under) : '') },
  ]
  return { columns, file }
}

/** The rebates taken in the last 30 days, each with the play that it was for. */
export function RebatesTaken({ language, currency, categoryName, ...list }: RebatesTakenProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { columns, file } = useTakenColumns(currency, categoryName)
  const asked = rebatesQuery(api, { account: useAccount(), language }, list.paging, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey), refetchOnWindowFocus: true })
  const total = query.data?.totalAmount ?? null
  const title = text('promotions.rebate.taken')
  return (
    <HistoryTable<Rebate>
      {...list}
      title={title}
      caption={title}
      columns={columns}
      rowKey={({ rebateId }) => String(rebateId)}
      query={query}
      {...(total !== null && {
        totals: [{ label: text('promotions.records.taken'), cells: { amount: format.money(total, currency) } }],
      })}
      csv={{ columns: file, fileName: 'rebates.csv', rows: (fetch) => allRebates(api, list.paging, fetch) }}
      empty={{ title: text('promotions.rebate.noneTaken'), text: text('promotions.rebate.noneTakenText') }}
      sorts={rebateSorts}
    />
  )
}
