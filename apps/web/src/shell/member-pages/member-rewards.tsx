import { rewardSearch, rewardView } from '@parlour/promotions'
import { RewardsScreen } from '@parlour/promotions/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import { useMemberHref } from '../use-member-href.ts'
import { useModules } from '../use-modules.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

export default function MemberRewards({ search, language, currency, hrefOf, onSearch }: MemberPageProps) {
  const modules = useModules()
  return (
    <RewardsScreen
      language={language}
      currency={currency}
      view={rewardView(search)}
      onView={(view) => onSearch(rewardSearch(view))}
      hrefOf={(view) => hrefOf(rewardSearch(view))}
      hasMissions={modules?.has('MISSIONLB3') ?? false}
      hasRebate={modules?.has('PLYRBT') ?? false}
      categoryName={useCategoryName()}
      recordHref={useMemberHref()('transactionHistory')}
      promotionsHref={hrefs.promotions()}
      failed={failed}
    />
  )
}
