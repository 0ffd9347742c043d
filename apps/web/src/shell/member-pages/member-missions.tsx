import { MemberFailed } from '@parlour/member/react'
import { missionSearch, missionView } from '@parlour/promotions'
import { MissionsScreen, type FailedOf } from '@parlour/promotions/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
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
      recordHref={hrefs.member('transactionHistory')}
      failed={failed}
    />
  )
}
