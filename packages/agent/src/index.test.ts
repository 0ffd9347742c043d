import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'agentPageGroups',
    'agentPages',
    'changeOf',
    'contractsQuery',
    'daysOf',
    'defaultsQuery',
    'firstAgentPage',
    'houseToday',
    'isAgentPage',
    'mostDays',
    'overviewQuery',
    'teamPeriod',
    'teamView',
    'usualDays',
  ])
})
