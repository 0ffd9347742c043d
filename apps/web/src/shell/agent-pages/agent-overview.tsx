import { OverviewScreen } from '@parlour/agent/react'
import type { AgentPageProps } from './page-props.ts'

export default function AgentOverview(props: AgentPageProps) {
  return <OverviewScreen {...props} />
}
