import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutAccounts, members } from '../../kernel/db/tables/index.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const path = '/wps/member/bankCard'
const list = async (as = token) => (await site.ask('GET', path, { token: as })).body.value.list
const add = (changes: Record<string, unknown> = {}, { as = token, key = randomUUID() } = {}) =>
  site.askSealed(
    'PUT',
    path,
    {
      bankCode: 'MAYON',
      payeeName: 'Linh Tran',
      cardNumber: '1005 8862 3399',
      password: demoPaymentPassword,
      ...changes,
    },
    { token: as, headers: { 'Idempotency-Key': key } },
  )
const remove = (bankCardId: number, as = token) => site.ask('DELETE', path, { token: as, json: { bankCardId } })

test('a card is added once per key, and only its last four characters are told', async () => {
  const key = randomUUID()
  const { body } = await add({}, { key })
  expect(body.value).toMatchObject({
    bankCode: 'MAYON',
    bankName: 'Mayon Trust',
    type: 'BC',
    cardNumber: '•••• 3399',
    inUse: false,
  })
  expect((await add({}, { key })).body.value).toEqual(body.value)
  expect((await list())[0]).toEqual(body.value)
  expect(JSON.stringify(await list())).not.toContain('1005')
})

test('bank, number, password and a number that is taken are checked', async () => {
  expect((await add({ bankCode: 'NOBODY' })).body.errorCode).toBe('bankcard.bank.unknown')
  expect((await add({ cardNumber: '123' })).body).toMatchObject({
    errorCode: 'bankcard.number.invalid',
    value: { field: 'cardNumber' },
  })
  expect((await add({ cardNumber: '1005-8862-33AB' })).body.errorCode).toBe('bankcard.number.invalid')
  expect((await add({ password: 'wrong', cardNumber: '1005 8862 3300' })).body.errorCode).toBe('invalid.payment.pw')
  expect((await add({}, { as: await site.logIn('marcobay01') })).body.errorCode).toBe('bankcard.number.taken')
})

test('[MEM-02] a card is in the name that its member registered with, whatever its accents, signs and blanks', async () => {
  const as = await site.logIn('aprilsol22')
  let number = 4_000_000_000
  const named = async (registered: string, payeeName: string) => {
    await site.gateway.db
      .update(members)
      .set({ fields: JSON.stringify({ payeeName: registered }) })
      .where(eq(members.usernameKey, 'aprilsol22'))
    const { body } = await add({ payeeName, cardNumber: String(++number) }, { as })
    if (body.success) await remove(body.value.bankCardId, as)
    return body.success ? body.value.payeeName : body.errorCode
  }
  for (const [registered, payeeName] of [
    ['Đặng Văn Đức', 'Dang Van Duc'],
    ['Niño Peña', 'NINO PENA'],
    ["O'Brien", 'O\u2019Brien'],
    ['Anne-Marie', 'Anne Marie'],
    ['Suharto', 'Suharto'],
  ] as const)
    expect(await named(registered, payeeName), registered).toBe(payeeName)
  expect(await named('Niño Peña', ' Niño   Peña'.normalize('NFD'))).toBe('Niño Peña'.normalize('NFC'))
  expect(await named('Đặng Văn Đức', 'Dang Van Duy')).toBe('bankcard.holder.mismatch')
})

test('[BEY-09] a payout account is in a name that a registration takes', async () => {
  const as = await site.logIn('aprilsol22')
  for (const payeeName of ['<b>Maria</b>', 'Maria2', '--', 'สมชาย ใจดี', '\u202EairaM'])
    expect((await add({ payeeName }, { as })).body, payeeName).toMatchObject({
      errorCode: 'register.field.invalid',
      value: { field: 'payeeName', patternId: 21, min: 2, max: 80 },
    })
})

test('[BEY-09] the number of a wallet is one number however it is written', async () => {
  const as = await site.logIn('marcobay01')
  const wallet = (cardNumber: string) =>
    add({ bankCode: 'ALON', payeeName: 'Marco Bayani', cardNumber }, { as }).then(({ body }) => body)
  expect((await wallet('+63 917 555 0131')).value.cardNumber).toBe('•••• 0131')
  for (const number of ['09175550131', '639175550131', '\u2066917 555 0131\u2069', '๐๙๑๗๕๕๕๐๑๓๑'])
    expect((await wallet(number)).errorCode, number).toBe('bankcard.number.taken')
  for (const number of ['63917555', '+84912345678', '0917555013'])
    expect(await wallet(number), number).toMatchObject({
      errorCode: 'bankcard.number.invalid',
      value: { field: 'cardNumber' },
    })
})

test('a card goes, unless money is on its way to it, and its number is free again', async () => {
  const [used, fresh] = [
    (await list()).find((card: { inUse: boolean }) => card.inUse),
    (await list()).find((card: { inUse: boolean }) => !card.inUse),
  ]
  expect((await remove(used.bankCardId)).body.errorCode).toBe('bankcard.used')
  expect((await remove(fresh.bankCardId, await site.logIn('marcobay01'))).body.errorCode).toBe('withdraw.card.unknown')
  expect((await remove(fresh.bankCardId)).body.success).toBe(true)
  expect((await remove(fresh.bankCardId)).body.success).toBe(true)
  expect((await list()).map(({ bankCardId }: { bankCardId: number }) => bankCardId)).not.toContain(fresh.bankCardId)
  expect((await add({}, { as: await site.logIn('marcobay01') })).body.success).toBe(true)
})

test('five cards are enough, and a card is in the name the member registered with', async () => {
  for (let at = 0; at < 3; at++) expect((await add({ cardNumber: `200000000${at}` })).body.success).toBe(true)
  expect((await add({ cardNumber: '2000000009' })).body).toMatchObject({
    errorCode: 'bankcard.count.reached',
    value: { maximum: 5 },
  })
  const agent = await site.logIn('marcobay01')
  await site.gateway.db
    .update(members)
    .set({ fields: JSON.stringify({ payeeName: 'Marco Bayáni' }) })
    .where(eq(members.usernameKey, 'marcobay01'))
  expect((await add({ payeeName: 'Linh Tran', cardNumber: '3000000001' }, { as: agent })).body.errorCode).toBe(
    'bankcard.holder.mismatch',
  )
  expect((await add({ payeeName: 'marco  bayani', cardNumber: '3000000001' }, { as: agent })).body.success).toBe(true)
  expect((await site.gateway.db.select().from(payoutAccounts)).some(({ number }) => number === '3000000001')).toBe(true)
})
