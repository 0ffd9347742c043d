import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../kernel/db/tables/index.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type Answer, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const addPayoutAccount = (
  cardNumber: string,
  { password = demoPaymentPassword, key = randomUUID() }: { password?: string; key?: string } = {},
): Promise<Answer> =>
  site.askSealed(
    'PUT',
    '/wps/member/bankCard',
    { bankCode: 'MAYON', payeeName: 'Linh Tran', cardNumber, password },
    { token, headers: { 'Idempotency-Key': key } },
  )

const atOnce = (n: number, call: () => Promise<Answer>) => Promise.all(Array.from({ length: n }, call))
const outcome = ({ status, body }: Answer): string => (body.success ? 'done' : `${status} ${body.errorCode}`)
const notes = async () =>
  (await site.gateway.db.select().from(attempts).where(like(attempts.subject, 'payment.password/%'))).map(
    ({ subject }) => subject,
  )

test('a right payment password is never locked because 50 calls came at once: done or 409, then each of them', async () => {
  const answers = await atOnce(50, () => addPayoutAccount('1005 8862 3301'))
  const seen = new Set(answers.map(outcome))
  expect(seen.has('done')).toBe(true)
  for (const each of seen) expect(['done', '409 wallet.transfer.running', '200 bankcard.number.taken']).toContain(each)
  for (const { status, headers } of answers) if (status === 409) expect(headers.get('retry-after')).toBe('1')
  expect(await notes()).toEqual([])
})

test('of 50 calls with one key one adds its card, and every other is told the same answer, now or when it asks again', async () => {
  const key = randomUUID()
  const answers = await atOnce(50, () => addPayoutAccount('1005 8862 3303', { key }))
  const told = answers.filter(({ body }) => body.success).map(({ body }) => body.value)
  expect(told.length).toBeGreaterThan(0)
  for (const answer of answers)
    expect(['done', '409 wallet.transfer.running', '409 idempotency.running']).toContain(outcome(answer))
  const again = await atOnce(10, () => addPayoutAccount('1005 8862 3303', { key }))
  expect(again.map(({ body }) => body.value)).toEqual(Array.from({ length: 10 }, () => told[0]))
})

test('of many wrong ones at once five are looked at, and then the right one is locked out as well', async () => {
  const answers = (await atOnce(30, () => addPayoutAccount('1005 8862 3304', { password: '111222' }))).map(outcome)
  const wrong = answers.filter((each) => each === '200 invalid.payment.pw')
  expect(wrong).toHaveLength(5)
  expect(new Set(answers)).toEqual(
    new Set(['200 invalid.payment.pw', ...answers.filter((each) => /^4(09|23)/.test(each))]),
  )
  expect(outcome(await addPayoutAccount('1005 8862 3304'))).toBe('423 payment.password.locked')
  site.advance(30 * minute)
  token = await site.logIn()
  expect(outcome(await addPayoutAccount('1005 8862 3304'))).toBe('done')
})

test('tries that were lost with their gateway count as wrong ones after a minute', async () => {
  const member = (
    await site.gateway.db.query.members.findFirst({ where: (row, { eq }) => eq(row.usernameKey, 'linhtran88') })
  )?.id
  const at = site.gateway.clock.now()
  await site.gateway.db
    .insert(attempts)
    .values(Array.from({ length: 5 }, () => ({ subject: `payment.password/${member}/trying`, at })))
  expect(outcome(await addPayoutAccount('1005 8862 3305'))).toBe('409 wallet.transfer.running')
  site.advance(minute)
  expect(outcome(await addPayoutAccount('1005 8862 3305'))).toBe('423 payment.password.locked')
})
