import type { IncomePlaces } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'

/** Where the rows stand that an income was made from. */
export const incomePlaces: IncomePlaces = {
  bets: (of) => hrefs.agent('personalHistoryCopy', { ...of }),
  betsOf: (payout) => hrefs.agent('personalHistoryCopy', { payout }),
  team: ({ from, to }) => hrefs.agent('downlineManagmentView', { from, to }),
  member: (account) => hrefs.agent('downlineManagmentView', { open: account }),
  transactions: (of) => hrefs.member('transactionHistory', { ...of }),
  contract: (open) => hrefs.agent('agentContracts', { open }),
}
