import { TeamTransactionsScreen } from '@parlour/agent/react'
import type { AgentPageProps } from './page-props.ts'

export default function AgentTransactions(props: AgentPageProps) {
  return <TeamTransactionsScreen {...props} />
}
