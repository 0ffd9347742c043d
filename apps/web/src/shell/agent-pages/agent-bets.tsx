import { TeamBetsScreen } from '@parlour/agent/react'
import { useCategoryOptions } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

export default function AgentBets(props: AgentPageProps) {
  return <TeamBetsScreen {...props} categories={useCategoryOptions()} />
}
