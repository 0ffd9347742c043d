import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useAccount } from '@parlour/screen-kit/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allRedemptions, redemptionsQuery } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PointTable } from './point-table.tsx'
import { useRedemptionColumns } from './use-redemption-columns.tsx'

/** What was redeemed and converted, with its state and its terms (PNT-01). */
export function RedemptionsView({
  language,
  currency,
  categoryName,
}: {
  language: LanguageCode
  currency: string
  categoryName: (code: string) => string
}) {
  const text = usePromotionsText()
  const [page, setPage] = useState(1)
  const api = useApi()
  const query = useQuery({
    ...redemptionsQuery(api, useAccount(), { page, language }),
    placeholderData: keepPreviousData,
  })
  const { columns, file } = useRedemptionColumns(currency, categoryName)
  return (
    <PointTable
      caption={text('promotions.shop.redemptions')}
      columns={columns}
      rowKey={({ refNo }) => refNo}
      query={query}
      file={{ columns: file, fileName: 'redemptions.csv', rows: (fetch) => allRedemptions(api, fetch) }}
      page={page}
      onPage={setPage}
    />
  )
}
