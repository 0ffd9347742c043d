import { MemberFailed } from '@parlour/member/react'
import { missionSearch, missionView } from '@parlour/promotions'
import { MissionsScreen, type FailedOf } from '@parlour/promotions/react'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

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
