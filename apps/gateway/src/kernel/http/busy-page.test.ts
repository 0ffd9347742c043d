import { expect, test } from 'vitest'
import { DatabaseLost } from '../db/database-failures.ts'
import { busyPage } from './busy-page.ts'

test('a page whose database is away is 503 with a time to come back, in the visitor’s language; a fault is not', async () => {
  const page = busyPage(
    new Error('Failed query', { cause: new DatabaseLost(new Error('Connection terminated unexpectedly')) }),
    'EN',
    { 'X-Frame-Options': 'DENY' },
  )
  expect([page?.status, page?.headers.get('retry-after'), page?.headers.get('x-frame-options')]).toEqual([
    503,
    '2',
    'DENY',
  ])
  expect(await page?.text()).toBe('The platform is busy. Try again in a moment.\n')
  expect(busyPage(new TypeError('Connection terminated unexpectedly'), 'EN')).toBeNull()
})
