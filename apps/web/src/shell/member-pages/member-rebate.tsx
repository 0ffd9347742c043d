import { listPaging, pagingSearch } from '@parlour/screen-kit'
import { RebateScreen } from '@parlour/promotions/react'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

export default function MemberRebate({ search, language, currency, hrefOf, onSearch }: MemberPageProps) {
  return (
    <RebateScreen
      language={language}
      currency={currency}
      paging={listPaging(search)}
      categoryName={useCategoryName()}
      hrefOf={(paging) => hrefOf(pagingSearch(paging))}
      onPaging={(paging) => onSearch(pagingSearch(paging))}
      recordHref={useMemberHref()('transactionHistory')}
      failed={failed}
    />
  )
}
