import { ProfitScreen } from '@parlour/member/react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberProfit(props: MemberPageProps) {
  return <ProfitScreen {...props} timeZone={brand.timeZone} categoryName={useCategoryName()} gamesHref={hrefs.home} />
}
