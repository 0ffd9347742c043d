import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useAccount } from '@parlour/screen-kit/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allPointHistory, pointHistoryQuery } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PointTable } from './point-table.tsx'
import { useChangeColumns } from './use-change-columns.tsx'

/** Every change of the points with what they were after it (PNT-01). */
export function ChangesView({ language }: { language: LanguageCode }) {
  const text = usePromotionsText()
  const [page, setPage] = useState(1)
  const api = useApi()
  const query = useQuery({
    ...pointHistoryQuery(api, useAccount(), { page, language }),
    placeholderData: keepPreviousData,
  })
  const { columns, file } = useChangeColumns()
  return (
    <PointTable
      caption={text('promotions.shop.points')}
      columns={columns}
      rowKey={({ id, time, type, points }) => (id === null ? `${time}/${type}/${points}` : String(id))}
      query={query}
      file={{ columns: file, fileName: 'points.csv', rows: (fetch) => allPointHistory(api, fetch) }}
      page={page}
      onPage={setPage}
    />
  )
}
