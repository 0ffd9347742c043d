import { BonusScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberBonuses({ search, language, currency, hrefOf, onSearch }: MemberPageProps) {
  return (
    <BonusScreen
      search={search}
      language={language}
      currency={currency}
      categoryName={useCategoryName()}
      hrefOf={hrefOf}
      onSearch={onSearch}
      hrefOfPage={useMemberHref()}
      promotionsHref={hrefs.promotions()}
    />
  )
}
