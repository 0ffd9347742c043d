import { missionSearch, missionView } from '@parlour/promotions'
import { MissionsScreen } from '@parlour/promotions/react'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

export default function MemberMissions({ search, language, currency, hrefOf, onSearch }: MemberPageProps) {
  return (
    <MissionsScreen
      language={language}
      currency={currency}
      view={missionView(search)}
      onView={(view) => onSearch(missionSearch(view))}
      hrefOf={(view) => hrefOf(missionSearch(view))}
      categoryName={useCategoryName()}
      recordHref={useMemberHref()('transactionHistory')}
      failed={failed}
    />
  )
}
