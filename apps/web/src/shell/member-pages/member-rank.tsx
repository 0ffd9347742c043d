import { MemberFailed } from '@parlour/member/react'
import { RankScreen, type FailedOf } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

export default function MemberRank({ currency }: MemberPageProps) {
  return <RankScreen currency={currency} timeZone={brand.timeZone} categoryName={useCategoryName()} failed={failed} />
}
