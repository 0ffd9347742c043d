import { IncomeScreen } from '@parlour/agent/react'
import { useCategoryName } from '../use-category-name.ts'
import { incomePlaces } from './income-places.ts'
import type { AgentPageProps } from './page-props.ts'

export default function AgentIncome(props: AgentPageProps) {
  return <IncomeScreen {...props} categoryName={useCategoryName()} places={incomePlaces} />
}
