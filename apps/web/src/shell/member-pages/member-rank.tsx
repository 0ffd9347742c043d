import { RankScreen } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { useCategoryName } from '../use-category-name.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

export default function MemberRank({ currency }: MemberPageProps) {
  return <RankScreen currency={currency} timeZone={brand.timeZone} categoryName={useCategoryName()} failed={failed} />
}
