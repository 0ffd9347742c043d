import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import type { ListPaging } from '@parlour/screen-kit'
import { AsOf, plainFailed, Stale, useAccount, type FailedOf } from '@parlour/screen-kit/react'
import { Card, PeriodResult } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { rebateQuery } from '../../rebate/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RebateLines } from './rebate-lines.tsx'
import { RebateNow } from './rebate-now.tsx'
import { RebatesTaken } from './rebates-taken.tsx'

/** Props of `RebateScreen`. */
export interface RebateScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** Page and order of the rebates taken: `listPaging` of screen-kit reads them from an address. */
  readonly paging: ListPaging
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** The address of another page or order of the rebates taken. */
  readonly hrefOf: (paging: ListPaging) => string
  readonly onPaging: (paging: ListPaging) => void
  /** Where the account record shows what was paid; no link without it. */
  readonly recordHref: string | undefined
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
}

const waiting = ['minimum', 'terms', 'until'].map((id) => ({ id, name: '', value: '' }))

/**
 * The manual rebate: what has gathered by category, when it can be taken and under which terms, and what was taken
 * (MEM-02, BEY-02).
 *
 * @example
 * <RebateScreen language="EN" currency="PHP" paging={listPaging(search)} categoryName={categoryName} hrefOf={hrefOf} onPaging={showPaging} recordHref="/member/transactionHistory" />
 */
export function RebateScreen({ language, currency, categoryName, ...given }: RebateScreenProps) {
  const { paging, hrefOf, onPaging, recordHref, failed = plainFailed } = given
  const text = usePromotionsText()
  const query = useQuery({ ...rebateQuery(useApi(), useAccount()), refetchOnWindowFocus: true })
  const { data, error, refetch } = query
  if (!data)
    return error ? (
      <Card as="section">{failed(error, () => void refetch())}</Card>
    ) : (
      <PeriodResult loading title={text('promotions.rebate.none')} figures={waiting} />
    )
  return (
    <>
      <Stale query={query} />
      <RebateNow rebate={data} currency={currency} categoryName={categoryName} recordHref={recordHref} />
      <RebateLines rebate={data} currency={currency} categoryName={categoryName} />
      <AsOf query={query} />
      <RebatesTaken
        language={language}
        currency={currency}
        paging={paging}
        categoryName={categoryName}
        hrefOf={hrefOf}
        onPaging={onPaging}
        failed={failed}
      />
    </>
  )
}
