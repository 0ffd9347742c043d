import { ContractsScreen } from '@parlour/agent/react'
import { sessionStore } from '../../platform/stores.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

export default function AgentContracts(props: AgentPageProps) {
  return <ContractsScreen {...props} store={sessionStore} categoryName={useCategoryName()} />
}
