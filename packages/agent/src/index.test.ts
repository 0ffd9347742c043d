import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'agentPages',
    'changeOf',
    'contractsQuery',
    'daysOf',
    'defaultsQuery',
    'houseToday',
    'isAgentPage',
    'mostDays',
    'overviewQuery',
    'teamPeriod',
    'teamView',
    'usualDays',
  ])
})
