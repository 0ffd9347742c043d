import { expect, test } from 'vitest'
import { headOf } from './-page-heads.ts'

test.each([
  ['/member', 'member'],
  ['/member/', 'member'],
  ['/member/securityCenter', 'member'],
  ['/agent/agentTeamOverview', 'agent'],
  ['/member/nothing', 'missing'],
  ['/agent/nothing', 'missing'],
  ['/member/securityCenter/more', 'missing'],
  ['/nothing', 'missing'],
  ['/rng', 'category'],
])('the head of %s is that of the page %s', (path, name) => {
  expect(headOf(path).name).toBe(name)
})
