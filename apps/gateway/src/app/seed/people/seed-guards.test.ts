import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPaymentPassword } from '../../../identity/member/check-payment-password.ts'
import { makePasswords } from '../../../identity/session/passwords.ts'
import { testCost, testNow } from '../../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { demoPaymentPassword } from './names.ts'
import { seedGuards } from './seed-guards.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const people = () =>
  site.gateway.db.query.members.findMany({
    where: (row, { isNotNull }) => isNotNull(row.passwordRecord),
    orderBy: (row) => row.id,
  })

test('the demo accounts have a payment password, a number and an address; the demo account has none', async () => {
  const [linh, marco, april, guest] = await people()
  expect([linh, marco, april].map((member) => member?.mobile)).toEqual(['639170000188', '639170000101', '639170000122'])
  expect([guest?.paymentRecord, guest?.mobile, guest?.email]).toEqual([null, null, null])
  await checkPaymentPassword(site.gateway, { memberId: linh?.id ?? 0, password: demoPaymentPassword, now: testNow })
})

test('what a demo account has changed since is left alone', async () => {
  const before = await people()
  await seedGuards(site.gateway.db, { now: testNow + 1000, makePassword: makePasswords(testCost).make })
  expect(await people()).toEqual(before)
})
