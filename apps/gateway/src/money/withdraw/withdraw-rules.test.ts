import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandError } from '../../app/operator/command.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { day, minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { members } from '../../kernel/db/tables/index.ts'

const player = 1_000_001
let site: TestGateway
let token: string
let card: number
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
  const { list } = (await site.ask('GET', '/wps/member/bankCard', { token })).body.value
  card = list.find(({ type }: { type: string }) => type === 'BC').bankCardId
})
afterAll(() => site.close())

const settings = async () =>
  (await site.ask('GET', '/wps/relay/MCSFE_getWithdrawSettings?groupId=0', { token })).body.value
const take = (amount: number, more: object = {}, key: string = randomUUID()) =>
  site.askSealed(
    'POST',
    '/wps/v2/transaction/withdraw',
    { amount, bankCardId: card, password: demoPaymentPassword, forfeitBonus: true, ...more },
    { token, headers: { 'Idempotency-Key': key } },
  )
const send = () => site.ask('POST', '/wps/relay/MCSFE_sendWithdrawCode', { token, json: {} })
const newest = async (): Promise<string> => {
  const shown = (await site.operate('sms')) as readonly { text: string }[]
  return /\b\d{6}\b/.exec(shown[0]?.text ?? '')?.[0] ?? ''
}

test('[HDR-03] where the operator fixes the amounts, the settings name them and no other can be withdrawn', async () => {
  expect(await settings()).toMatchObject({ fixedAmountFlag: false, fixedWithdrawAmounts: [] })
  expect(await site.operate('withdraw-rules', 'amounts', '1000', '500', '2000.50', '500')).toEqual([
    { amounts: '500.00 1000.00 2000.50', code: 'none' },
  ])
  expect(await settings()).toMatchObject({ fixedAmountFlag: true, fixedWithdrawAmounts: [500, 1000, 2000.5] })
  expect((await take(600)).body.errorCode).toBe('withdraw.amount.invalid')
  expect((await take(500)).body.value).toMatchObject({ amount: 500, stage: 'submitted' })
  await site.operate('withdraw-rules', 'amounts', 'any')
  expect((await take(600)).body.success).toBe(true)
})

test('[HDR-03] from the amount on that takes a code, one that went to the own number is good once', async () => {
  await site.operate('withdraw-rules', 'code', 'from', '700')
  expect(await settings()).toMatchObject({
    mobileVerificationType: 'WITHDRAW_AMOUNT',
    mobileVerificationWithdrawAmount: 700,
  })
  expect((await take(699.99)).body.success).toBe(true)
  await site.gateway.db.update(members).set({ mobileVerifiedAt: null }).where(eq(members.id, player))
  expect((await send()).body.errorCode).toBe('mobile.unverified')
  expect((await take(700)).body.errorCode).toBe('mobile.unverified')
  await site.gateway.db.update(members).set({ mobileVerifiedAt: 1 }).where(eq(members.id, player))
  expect((await take(700)).body.errorCode).toBe('code.required')
  expect((await send()).body.value).toMatchObject({ expiredMinutes: 1 })
  expect((await send()).body.errorCode).toBe('TOO_MANY_REQUESTS')
  const code = await newest()
  const wrong = code === '111111' ? '222222' : '111111'
  expect((await take(700, { verificationCode: wrong })).body.errorCode).toBe('code.invalid')
  expect((await take(700, { password: 'wrong', verificationCode: code })).body.errorCode).toBe('invalid.payment.pw')
  site.advance(minute)
  token = await site.logIn()
  const key = randomUUID()
  const done = await take(700, { verificationCode: code }, key)
  expect(done.body.value).toMatchObject({ amount: 700 })
  expect((await take(700, { verificationCode: code }, key)).body.value).toEqual(done.body.value)
  expect((await take(700, { verificationCode: code })).body.errorCode).toBe('code.invalid')
})

test("[HDR-03] a code of one member opens no withdrawal of another's, and a refused withdrawal uses none up", async () => {
  await site.operate('withdraw-rules', 'code', 'every')
  expect(await settings()).toMatchObject({
    mobileVerificationType: 'EVERY_WITHDRAWAL',
    mobileVerificationWithdrawAmount: null,
  })
  // What the tests before have taken counts for their day.
  site.advance(day)
  token = await site.logIn()
  await send()
  const code = await newest()
  expect((await take(499, { verificationCode: code })).body.errorCode).toBe('withdraw.amount.invalid')
  const mine = token
  token = await site.logIn('marcobay01')
  await site.gateway.db.update(members).set({ mobileVerifiedAt: 1 }).where(eq(members.username, 'marcobay01'))
  expect((await take(500, { verificationCode: code })).body.errorCode).toMatch(/^(code.invalid|mobile.unverified)$/)
  token = mine
  expect((await take(500, { verificationCode: code })).body.success).toBe(true)
  await site.operate('withdraw-rules', 'code', 'none')
  expect((await take(500)).body.success).toBe(true)
})

test('the operator is told of a wrong use', async () => {
  for (const args of [
    ['amounts'],
    ['amounts', '0'],
    ['amounts', 'five'],
    ['code', 'from'],
    ['code', 'always'],
    ['fee'],
  ])
    await expect(site.operate('withdraw-rules', ...args)).rejects.toThrow(CommandError)
  expect(await site.operate('withdraw-rules')).toEqual([{ amounts: 'any', code: 'none' }])
})
