import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'agentNoticesQuery',
    'agentPageGroups',
    'agentPages',
    'allTeamBets',
    'allTeamProfit',
    'allTeamTransactions',
    'betColumns',
    'changeOf',
    'contractsQuery',
    'daysOf',
    'defaultsQuery',
    'firstAgentPage',
    'houseToday',
    'isAgentPage',
    'listSearch',
    'listSize',
    'listView',
    'mostDays',
    'mostListDays',
    'overviewQuery',
    'profitColumns',
    'profitTabOf',
    'profitTabs',
    'teamBetsQuery',
    'teamPeriod',
    'teamProfitQuery',
    'teamTransactionsQuery',
    'teamView',
    'transactionColumns',
    'transactionKinds',
    'usualDays',
    'usualListDays',
  ])
})
