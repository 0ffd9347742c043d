import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, plainFailed, useAccount, useListSize } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { allPointHistory, pointHistoryQuery, pointSorts } from '../../points/queries.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { PointRecordProps } from './point-record.ts'
import { useChangeColumns } from './use-change-columns.tsx'

/** Every change of the points with what they were after it (PNT-01). */
export function ChangesView({
  language,
  categoryName,
  ...list
}: PointRecordProps & { categoryName: (code: string) => string }) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const asked = pointHistoryQuery(api, { account: useAccount(), language }, list.paging, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const { columns, file } = useChangeColumns(categoryName)
  const row = (label: string, points: number | null) =>
    points === null ? [] : [{ label, cells: { points: format.number(points) } }]
  const { totalIn = null, totalOut = null } = query.data ?? {}
  const totals = [
    ...row(text('promotions.records.in'), totalIn),
    ...row(text('promotions.records.out'), totalOut && -totalOut),
  ]
  return (
    <HistoryTable
      {...list}
      caption={text('promotions.shop.points')}
      columns={columns}
      rowKey={({ id, time, type, points }) => (id === null ? `${time}/${type}/${points}` : String(id))}
      query={query}
      totals={totals}
      csv={{ columns: file, fileName: 'points.csv', rows: (fetch) => allPointHistory(api, list.paging, fetch) }}
      empty={{ title: text('promotions.records.empty'), text: text('promotions.records.emptyText') }}
      sorts={pointSorts}
      failed={plainFailed}
    />
  )
}
