import { OverviewScreen, type OverviewPlaces } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'
import type { AgentPageProps } from './page-props.ts'

const places: OverviewPlaces = {
  contracts: hrefs.agent('agentContracts'),
  team: ({ from, to }) => hrefs.agent('downlineManagmentView', { from, to }),
  member: (account, { from, to }) => hrefs.agent('downlineManagmentView', { open: account, from, to }),
}

export default function AgentOverview(props: AgentPageProps) {
  return <OverviewScreen {...props} places={places} />
}
