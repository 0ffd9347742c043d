import { expect, test } from 'vitest'
import { headOf } from '../routes/-page-heads.ts'
import { headPath } from './head-path.ts'

test.each([
  ['/member', 'member'],
  ['/member/', 'member'],
  ['/member/securityCenter', 'member'],
  ['/agent/agentTeamOverview', 'agent'],
  ['/member/nothing', 'missing'],
  ['/agent/nothing', 'missing'],
  ['/nothing', 'missing'],
  ['/rng', 'category'],
])('[SYS-02] the head of %s is that of the page %s', (path, name) => {
  expect(headOf(headPath(path)).name).toBe(name)
})
