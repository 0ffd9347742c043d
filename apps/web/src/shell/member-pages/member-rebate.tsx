import { MemberFailed } from '@parlour/member/react'
import { RebateScreen, type FailedOf } from '@parlour/promotions/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { pageOf } from '../page-of.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

export default function MemberRebate({ search, language, currency, hrefOf }: MemberPageProps) {
  return (
    <RebateScreen
      language={language}
      currency={currency}
      page={pageOf(search)}
      categoryName={useCategoryName()}
      hrefOfPage={(page) => hrefOf(page > 1 ? { page: String(page) } : {})}
      recordHref={hrefs.member('transactionHistory')}
      failed={failed}
    />
  )
}
