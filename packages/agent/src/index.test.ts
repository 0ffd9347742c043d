import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'agentPageGroups',
    'agentPages',
    'bestLink',
    'changeOf',
    'contractsQuery',
    'conversionOf',
    'daysOf',
    'defaultsQuery',
    'firstAgentPage',
    'firstPassword',
    'firstRates',
    'fitsRate',
    'houseToday',
    'isAgentPage',
    'keptOfThousand',
    'linksQuery',
    'mostDays',
    'overviewQuery',
    'peoplePageSize',
    'peopleQuery',
    'rateBounds',
    'rateDigits',
    'rateSettingsQuery',
    'refusedRate',
    'registerSearch',
    'registerTabs',
    'registerView',
    'sentRates',
    'teamPeriod',
    'teamView',
    'usualDays',
  ])
})
