import { useApi } from '@parlour/api-client/react'
import type { Rebate } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { NoPage, SaveFile, Stale, useAccount, useAsOf, usePager } from '@parlour/screen-kit/react'
import {
  Card,
  CardHead,
  CardText,
  DataLead,
  DataTable,
  EmptyState,
  Money,
  type CsvColumn,
  type DataColumn,
} from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { historyDays } from '../../points/history-period.ts'
import { recordPageSize } from '../../points/queries.ts'
import { allRebates, rebatesQuery } from '../../rebate/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RebateScreenProps } from './rebate-screen.tsx'

type RebatesTakenProps = Pick<
  Required<RebateScreenProps>,
  'language' | 'currency' | 'page' | 'categoryName' | 'hrefOfPage' | 'failed'
>

const rowsWhileWaiting = 3

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
export function RebatesTaken({ language, currency, page, categoryName, hrefOfPage, failed }: RebatesTakenProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const pager = usePager()
  const api = useApi()
  const { columns, file } = useTakenColumns(currency, categoryName)
  const query = useQuery({
    ...rebatesQuery(api, useAccount(), { page, language }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const { data, error, isFetching, refetch } = query
  const readAt = useAsOf(query)
  const rows = data?.list ?? []
  const title = text('promotions.rebate.taken')
  return (
    <Card as="section">
      <CardHead
        title={title}
        end={
          <SaveFile<Rebate>
            size="sm"
            fileName="rebates.csv"
            columns={file}
            rows={(fetch) => allRebates(api, fetch)}
            disabled={(data?.totalCount ?? rows.length) === 0}
          />
        }
      />
      <CardText>{text('promotions.records.period', { days: format.number(historyDays) })}</CardText>
      <Stale query={{ ...query, isPaused: false }} />
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ rebateId }) => String(rebateId)}
        loading={isFetching}
        skeletonRows={rowsWhileWaiting}
        empty={
          (data?.totalCount ?? 0) > 0 ? (
            <NoPage href={hrefOfPage(1)} />
          ) : (
            <EmptyState title={text('promotions.rebate.noneTaken')} text={text('promotions.rebate.noneTakenText')} />
          )
        }
        {...(error && rows.length === 0 ? { error: failed(error, () => void refetch()) } : {})}
        {...pager.foot({
          page,
          size: recordPageSize,
          count: rows.length,
          total: data?.totalCount,
          pages: data?.totalPages,
          hrefOf: hrefOfPage,
        })}
        {...(rows.length > 0 && readAt && { age: readAt })}
      />
    </Card>
  )
}
