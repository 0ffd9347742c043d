import type { MessageRow } from '@parlour/api-client/endpoints'
import { hrefs } from '../routes/-hrefs.ts'

/** Messages to an upline about the contracts that it gave. */
const ofGiven: readonly (string | null)[] = ['contract.accepted', 'contract.rejected', 'contract.rejectedFor']

/** The page that a message of the platform is about: contracts have one. */
export const hrefOfMessage = ({ kind }: Pick<MessageRow, 'kind'>): string | undefined =>
  kind?.startsWith('contract.')
    ? hrefs.agent('agentContracts', ofGiven.includes(kind) ? { tab: 'given' } : {})
    : undefined
