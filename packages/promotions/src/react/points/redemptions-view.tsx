import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, plainFailed, useAccount, useListSize } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { allRedemptions, redemptionSorts, redemptionsQuery } from '../../points/queries.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { PointRecordProps } from './point-record.ts'
import { useRedemptionColumns } from './use-redemption-columns.tsx'

/** What was redeemed and converted, with its state and its terms (PNT-01). */
export function RedemptionsView({
  language,
  currency,
  categoryName,
  ...list
}: PointRecordProps & { currency: string; categoryName: (code: string) => string }) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const asked = redemptionsQuery(api, { account: useAccount(), language }, list.paging, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const { columns, file } = useRedemptionColumns(currency, categoryName)
  const total = query.data?.totalPoints ?? null
  const totals =
    total === null ? [] : [{ label: text('promotions.records.spent'), cells: { points: format.number(total) } }]
  return (
    <HistoryTable
      {...list}
      caption={text('promotions.shop.redemptions')}
      columns={columns}
      rowKey={({ refNo }) => refNo}
      query={query}
      totals={totals}
      csv={{ columns: file, fileName: 'redemptions.csv', rows: (fetch) => allRedemptions(api, list.paging, fetch) }}
      empty={{ title: text('promotions.records.empty'), text: text('promotions.records.emptyText') }}
      sorts={redemptionSorts}
      failed={plainFailed}
    />
  )
}
