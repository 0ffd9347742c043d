import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { callsWithScreen } from './calls-with-screen.ts'

test('every call has a screen, or stands in calls-without-screen.json with the reason', () => {
  const reasons = JSON.parse(readFileSync(join(root, 'tooling/checks/calls-without-screen.json'), 'utf8')) as object
  const without = callsWithScreen(root).filter(({ hasScreen }) => !hasScreen)
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(reasons))
})

test('a call counts as used by code alone, not by comments, tests, stories and the records themselves', () => {
  const planted = plantForTest({
    'packages/api-client/src/endpoints/session/log.ts':
      'export const logIn = defineEndpoint({})\nexport const logOut = defineEndpoint({})',
    'packages/api-client/src/endpoints/session/index.ts': "export { logIn, logOut } from './log.ts'",
    'packages/auth/src/log-in.ts': '/** As logOut does. */\nexport const start = () => call(logIn)',
    'packages/auth/src/log-in.test.ts': 'call(logOut)',
    'packages/auth/src/testing/server.ts': 'answer(logOut)',
  })
  expect(callsWithScreen(planted)).toEqual([
    { name: 'logIn', group: 'session', hasScreen: true },
    { name: 'logOut', group: 'session', hasScreen: false },
  ])
})
