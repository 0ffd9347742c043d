import { BetsScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryOptions } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberBets(props: MemberPageProps) {
  return <BetsScreen {...props} categories={useCategoryOptions()} gamesHref={hrefs.home} />
}
