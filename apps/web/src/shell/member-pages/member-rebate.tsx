import { pageNumber } from '@parlour/screen-kit'
import { MemberFailed } from '@parlour/member/react'
import { RebateScreen, type FailedOf } from '@parlour/promotions/react'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

export default function MemberRebate({ search, language, currency, hrefOf }: MemberPageProps) {
  return (
    <RebateScreen
      language={language}
      currency={currency}
      page={pageNumber(search.page)}
      categoryName={useCategoryName()}
      hrefOfPage={(page) => hrefOf(page > 1 ? { page: String(page) } : {})}
      recordHref={useMemberHref()('transactionHistory')}
      failed={failed}
    />
  )
}
