import { useApi } from '@parlour/api-client/react'
import type { ClaimRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Badge, DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { allClaimHistory, claimHistoryQuery, rewardSorts } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

const tones: Readonly<Record<string, 'ok' | 'info'>> = { claimed: 'ok', issued: 'info' }
const worths: Readonly<Record<string, 'gold' | 'void' | 'pending'>> = { claimed: 'gold', close: 'void' }

/** The columns of rewards: what for, when, what became of it, and the sum with its terms. */
function useHistoryColumns(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const nameOf = ({ title }: ClaimRow) => title || text('promotions.centre.reward')
  const stateOf = ({ status }: ClaimRow) => text.maybe(`promotions.centre.state.${status}`) ?? status
  const timeOf = ({ claimedAt, issuedAt }: ClaimRow) => claimedAt ?? issuedAt
  const columns: DataColumn<ClaimRow>[] = [
    {
      id: 'what',
      head: text('promotions.records.what'),
      phone: 'title',
      cell: (row) => (
        <DataLead
          title={nameOf(row)}
          sub={[text.maybe(`promotions.centre.kind.${row.promotionType}`), row.terms && terms.line(row.terms)]
            .filter(Boolean)
            .join(' \u00b7 ')}
        />
      ),
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      align: 'end',
      phone: 'line',
      sortValue: (row) => timeOf(row),
      cell: (row) => {
        const at = timeOf(row)
        return at === null ? '' : format.dateTime(at)
      },
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      phone: 'line',
      cell: (row) => <Badge tone={tones[row.status ?? ''] ?? 'plain'}>{stateOf(row)}</Badge>,
    },
    {
      id: 'amount',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'value',
      sortValue: ({ amount }) => Number(amount),
      cell: ({ amount, status, terms: given }) =>
        given ? <Money tone={worths[status ?? ''] ?? 'pending'}>{format.bonus(amount, currency, given)}</Money> : '',
    },
  ]
  const file: CsvColumn<ClaimRow>[] = [
    { head: text('promotions.records.what'), csvValue: nameOf },
    {
      head: text('promotions.records.time'),
      csvValue: (row) => {
        const at = timeOf(row)
        return at === null ? '' : new Date(at).toISOString()
      },
    },
    { head: text('promotions.records.status'), csvValue: stateOf },
    { head: `${text('promotions.records.worth')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
    { head: text('promotions.detail.terms'), csvValue: ({ terms: given }) => (given ? terms.line(given) : '') },
  ]
  return { columns, file }
}

/** The rewards of the last 30 days, whatever became of them. */
export function ClaimHistory(props: RewardPartProps) {
  const { language, currency, view, hrefOf, onView, failed } = props
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { columns, file } = useHistoryColumns(currency, props.categoryName)
  const asked = claimHistoryQuery(api, { account: useAccount(), language }, view, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const total = query.data?.totalAmount ?? null
  return (
    <HistoryTable
      inCard
      caption={text('promotions.centre.history')}
      columns={columns}
      rowKey={({ rewardId }) => String(rewardId)}
      query={query}
      {...(total !== null && {
        totals: [{ label: text('promotions.records.claimed'), cells: { amount: format.money(total, currency) } }],
      })}
      csv={{ columns: file, fileName: 'rewards.csv', rows: (fetch) => allClaimHistory(api, view, fetch) }}
      empty={{ title: text('promotions.centre.noHistory'), text: text('promotions.centre.noHistoryText') }}
      paging={view}
      sorts={rewardSorts}
      hrefOf={(paging) => hrefOf({ tab: view.tab, ...paging })}
      onPaging={(paging) => onView({ tab: view.tab, ...paging })}
      failed={failed}
    />
  )
}
