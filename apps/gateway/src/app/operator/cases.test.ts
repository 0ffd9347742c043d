import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCase } from '../../money/cases/open-case.ts'
import { readLimits } from '../../money/cases/review-limits.ts'
import { cases } from '../../kernel/db/tables/index.ts'
import { testNow } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { CommandError } from './command.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('limits are shown with their defaults, and changed with who and why', async () => {
  expect(await site.operate('cases', 'limits')).toContainEqual(
    expect.objectContaining({ limit: 'salary.sum', value: '20000.00', default: '20000.00' }),
  )
  expect(await site.operate('cases', 'limit', 'salary.sum', '500', 'anna', 'the', 'first', 'month')).toBe(
    'salary.sum is 500.',
  )
  expect(await site.operate('cases', 'limit', 'salary.sum', '700', 'ben', 'the second')).toBe('salary.sum is 700.')
  expect((await readLimits(site.gateway.db))['salary.sum']).toBe(70_000)
  expect(await site.operate('cases', 'limits')).toContainEqual(
    expect.objectContaining({ limit: 'salary.sum', value: '700.00', default: '20000.00' }),
  )
  expect(await site.gateway.db.query.reviewLimits.findMany()).toMatchObject([
    { by: 'anna', reason: 'the first month', value: 50_000 },
    { by: 'ben' },
  ])
})

test('a decision needs a case, a name and a reason', async () => {
  expect(await site.operate('cases')).toBe('There are none.')
  const wrong = [
    ['show'],
    ['show', 'x'],
    ['release', '8001'],
    ['refuse', '8001', 'anna'],
    ['note', '8001', 'anna'],
    ['assign', '8001'],
    ['open', '1'],
    ['close', '1'],
    ['limit', 'salary.sum', '1', 'anna'],
    ['limit', 'nothing', '1', 'anna', 'why'],
    ['limit', 'salary.sum', '-1', 'anna', 'why'],
    ['limits', 'all'],
  ]
  await openCase(site.gateway.db, {
    kind: 'withdrawal',
    subject: 'W-gone',
    memberId: 1_000_001,
    amount: 5,
    reasons: [{ rule: 'hardly-played' }],
    at: testNow,
  })
  const [{ id } = { id: 0 }] = await site.gateway.db.select().from(cases)
  for (const args of wrong)
    await expect(
      site.operate('cases', ...args.map((arg) => (arg === '8001' ? String(id) : arg))),
      args.join(' '),
    ).rejects.toThrow(CommandError)
  await expect(site.operate('cases', 'show', '7')).rejects.toThrow('there is no case 7')
  await expect(site.operate('cases', 'release', String(id), 'anna', 'why not')).rejects.toThrow(
    new CommandError('the withdrawal W-gone cannot be made approved'),
  )
  expect(await site.operate('cases', 'all')).toMatchObject([{ subject: 'W-gone', state: 'open' }])
  expect(
    await openCase(site.gateway.db, {
      kind: 'withdrawal',
      subject: 'W-gone',
      memberId: 1_000_001,
      amount: 5,
      reasons: [],
      at: testNow,
    }),
  ).toBe(false)
})
