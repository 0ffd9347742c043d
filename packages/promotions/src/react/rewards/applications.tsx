import { useApi } from '@parlour/api-client/react'
import type { PromotionApplication } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Badge, DataLead, LinkButton, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { allApplications, applicationSorts, applicationsQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

const tones: Readonly<Record<string, 'ok' | 'bad' | 'info'>> = {
  applying: 'info',
  process: 'info',
  issued: 'ok',
  claimed: 'ok',
  rejected: 'bad',
}

/** The columns of applications: for what, when, how it stands and why, and what was approved. */
function useApplicationColumns({
  currency,
  categoryName,
  hrefOf,
}: Pick<RewardPartProps, 'currency' | 'categoryName' | 'hrefOf'>) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const nameOf = ({ title }: PromotionApplication) => title || text('promotions.centre.reward')
  const stateOf = ({ status }: PromotionApplication) => text.maybe(`promotions.centre.state.${status}`) ?? status
  const columns: DataColumn<PromotionApplication>[] = [
    {
      id: 'what',
      head: text('promotions.records.what'),
      phone: 'title',
      cell: (row) => <DataLead title={nameOf(row)} sub={row.remarks} />,
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      phone: 'line',
      sortValue: ({ time }) => time,
      cell: ({ time }) => format.dateTime(time),
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      phone: 'line',
      cell: (row) => <Badge tone={tones[row.status] ?? 'plain'}>{stateOf(row)}</Badge>,
    },
    {
      id: 'note',
      head: text('promotions.records.remark'),
      phone: 'line',
      cell: ({ status, reason, terms: given }) =>
        status === 'issued' ? (
          <LinkButton size="sm" href={hrefOf({ tab: 'claim', page: 1 })}>
            {text('promotions.centre.claimOne')}
          </LinkButton>
        ) : (
          reason || (given ? terms.line(given) : '')
        ),
    },
    {
      id: 'amount',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'value',
      sortValue: ({ amount }) => Number(amount ?? 0),
      cell: ({ amount, terms: given }) =>
        amount === null || !given ? '' : <Money>{format.bonus(amount, currency, given)}</Money>,
    },
  ]
  const file: CsvColumn<PromotionApplication>[] = [
    { head: text('promotions.records.what'), csvValue: nameOf },
    { head: text('promotions.apply.comment'), csvValue: ({ remarks }) => remarks },
    { head: text('promotions.records.time'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: text('promotions.records.status'), csvValue: stateOf },
    { head: text('promotions.records.remark'), csvValue: ({ reason }) => reason },
    {
      head: `${text('promotions.records.worth')} (${currency})`,
      csvValue: ({ amount }) => (amount === null ? '' : amount / 100),
    },
    { head: text('promotions.detail.terms'), csvValue: ({ terms: given }) => (given ? terms.line(given) : '') },
  ]
  return { columns, file }
}

/** The applications of the last 30 days, with their state and the reason of a rejection. */
export function Applications(props: RewardPartProps) {
  const { language, currency, view, hrefOf, onView, failed } = props
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { columns, file } = useApplicationColumns(props)
  const asked = applicationsQuery(api, { account: useAccount(), language }, view, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const total = query.data?.totalAmount ?? null
  return (
    <HistoryTable
      inCard
      caption={text('promotions.centre.applications')}
      columns={columns}
      rowKey={({ applicationId }) => String(applicationId)}
      query={query}
      {...(total !== null && {
        totals: [{ label: text('promotions.records.approved'), cells: { amount: format.money(total, currency) } }],
      })}
      csv={{ columns: file, fileName: 'applications.csv', rows: (fetch) => allApplications(api, view, fetch) }}
      empty={{ title: text('promotions.centre.noApplications'), text: text('promotions.centre.noApplicationsText') }}
      paging={view}
      sorts={applicationSorts}
      hrefOf={(paging) => hrefOf({ tab: view.tab, ...paging })}
      onPaging={(paging) => onView({ tab: view.tab, ...paging })}
      failed={failed}
    />
  )
}
