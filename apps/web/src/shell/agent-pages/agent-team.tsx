import { TeamScreen } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

const places = {
  message: ({ account, id }: { account: string; id: string }) =>
    hrefs.member('messageV2', { tab: 'write', account, open: id }),
  offer: (account: string) => hrefs.agent('agentContracts', { tab: 'offer', account }),
  paymentPassword: hrefs.member('securityCenter'),
  register: hrefs.agent('registerCenter'),
  transactions: (account: string) => hrefs.agent('agentDownlineTransactionDetailsCopy', { account, kind: 'other' }),
}

export default function AgentTeam(props: AgentPageProps) {
  return <TeamScreen {...props} categoryName={useCategoryName()} places={places} />
}
