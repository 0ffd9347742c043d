import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countHere } from '../../kernel/limits/count-here.ts'
import { hour } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { fitsPattern } from '../fields/check-fields.ts'

const path = '/wps/member/register'
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const send = (body: unknown, key = randomUUID()) =>
  site.askSealed('PUT', path, body, { headers: { 'Idempotency-Key': key } })

test('[REG-08] an account opens with 1,000.00 of play money and is logged in', async () => {
  const { body } = await send(registration('maria1990'))
  expect(body.value).toMatchObject({ userName: 'maria1990', firstTimeLogin: true })
  const balance = await site.ask('GET', '/wps/v2/wallets/balance', { token: body.value.token })
  expect(balance.body.value.sumBalance).toBe(1000)
  const transfers = await site.gateway.db.query.transfers.findMany({
    where: (row, { eq }) => eq(row.kind, 'demo-credit'),
  })
  expect(transfers.map((transfer) => transfer.note)).toEqual(['Demo credit'])
})

test('[REG-02] each broken rule names its field, pattern, and bounds', async () => {
  const broken: [Record<string, unknown>, string, number][] = [
    [{ username: '1maria' }, 'username', 1],
    [{ username: 'ma' }, 'username', 1],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password', 5],
    [{ password: 'abc1', confirmPassword: 'abc1' }, 'password', 5],
    [{ payeeName: 'Maria2' }, 'payeeName', 21],
    [{ payeeName: '' }, 'payeeName', 21],
    [{ payeeName: 'สมชาย ใจดี' }, 'payeeName', 21],
    [{ payeeName: '<b>Maria</b>' }, 'payeeName', 21],
    [{ email: 'not-an-address' }, 'email', 3],
    [{ confirmPassword: 'abcd12345' }, 'confirmPassword', 5],
  ]
  for (const [change, field, patternId] of broken) {
    const { status, body } = await send(registration('pedro2000', change))
    expect({ status, ...body }).toMatchObject({
      status: 200,
      errorCode: 'register.field.invalid',
      value: { field, patternId },
    })
    expect(body.value.min).toBeGreaterThan(0)
  }
})

test('[REG-02] names of the markets are taken, and kept in composed form with single blanks', async () => {
  site.advance(hour)
  const names = ['Suharto', 'Niño Peña', "O'Brien", 'Anne-Marie', 'Maria  Santos', 'Đặng Văn Đức'.normalize('NFD')]
  const kept = ['Suharto', 'Niño Peña', "O'Brien", 'Anne-Marie', 'Maria Santos', 'Đặng Văn Đức'.normalize('NFC')]
  for (const [at, payeeName] of names.entries()) {
    const { body } = await send(registration(`named${at}x`, { payeeName }))
    expect(body.success, payeeName).toBe(true)
    const told = await site.ask('GET', '/wps/relay/MCSFE_getPlayerProfile', { token: body.value.token })
    expect(told.body.value.payeeName).toBe(kept[at])
  }
})

test('[REG-10] a nickname that comes along keeps the rule of the profile; without one others see the username', async () => {
  site.advance(hour)
  const nicknameOf = async (username: string, nickname: string) => {
    const { body } = await send(registration(username, { nickname }))
    if (!body.success) return [body.errorCode, body.value.field]
    return (await site.ask('GET', '/wps/relay/MCSFE_getPlayerProfile', { token: body.value.token })).body.value.nickname
  }
  for (const nickname of ['<b>Pia</b>', 'Pia\u001B[31m', 'Pi\na', '\u202EaiP', '\u200B\u200B', 'P', 'a'.repeat(200)])
    expect(await nicknameOf('pia77777', nickname), nickname).toEqual(['register.field.invalid', 'nickname'])
  expect(await nicknameOf('pia77777', '  Pia  Peña '.normalize('NFD'))).toBe('Pia Pe\u00F1a')
  expect(await nicknameOf('pia77778', '')).toBe('pia77778')
  expect(await nicknameOf('pia77779', '   ')).toBe('pia77779')
})

test('a taken name is refused whatever its case, also by the check beside the field', async () => {
  await send(registration('andres77'))
  const again = await send(registration('AnDres77'))
  expect(again.body).toMatchObject({ errorCode: 'register.username.taken', value: { field: 'username' } })
  const check = (username: string) => site.ask('GET', `/wps/check/username?username=${username}`)
  expect((await check('ANDRES77')).body.errorCode).toBe('register.username.taken')
  expect((await check('free1234')).body.success).toBe(true)
  expect(await check('1x')).toMatchObject({ status: 400, body: { errorCode: 'register.field.invalid' } })
})

test('a registration tells taken names no more often than the check beside the field', async () => {
  const own = await site.twin({ addressFactor: 1 })
  const taken = () =>
    own.askSealed('PUT', '/wps/member/register', registration('linhtran88'), {
      headers: { 'Idempotency-Key': randomUUID() },
    })
  expect((await taken()).body.errorCode).toBe('register.username.taken')
  for (let asked = 1; asked < 60; asked++) countHere(own.gateway, { limit: 'username.network', of: '127.0.0' })
  expect(await taken()).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } })
})

test('the same name asked for twice at once opens one account', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(registration('twice1234'))))
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
  for (const { body } of answers) if (!body.success) expect(body.errorCode).toBe('register.username.taken')
})

test('the same key gives the same account a session again; another body or password under it is refused', async () => {
  const key = randomUUID()
  const first = await send(registration('repeat12'), key)
  const second = await send(registration('repeat12'), key)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.body.value.id).toBe(first.body.value.id)
  expect(second.body.value.token).not.toBe(first.body.value.token)
  expect((await send(registration('repeat13'), key)).status).toBe(422)
  const stranger = await send(registration('repeat12', { password: 'other1234', confirmPassword: 'other1234' }), key)
  expect(stranger.status).toBe(422)
  expect((await site.askSealed('PUT', path, registration('nokey123'))).body.errorCode).toBe('idempotency.key.missing')
})

test('a registration is sent again twenty times a minute at most: each takes a hash', async () => {
  const own = await startTestGateway({ addressFactor: 1 })
  const again = () =>
    own.askSealed('PUT', path, registration('again1234'), { headers: { 'Idempotency-Key': 'key-of-again1234' } })
  const { id } = (await again()).body.value
  expect((await again()).body.value.id).toBe(id)
  for (let sent = 1; sent < 20; sent++) countHere(own.gateway, { limit: 'register.again', of: '127.0.0' })
  expect((await again()).status).toBe(429)
  await own.close()
})

test('one key with two passwords at once gives a session to one of them only', async () => {
  const key = randomUUID()
  const other = { password: 'other1234', confirmPassword: 'other1234' }
  const answers = await Promise.all([send(registration('racing12'), key), send(registration('racing12', other), key)])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('[REG-07] a known invitation code sets the upline, an unknown one is refused and opens nothing', async () => {
  const { body } = await send(registration('invited1', { affiliateCode: 'MARCOB' }))
  const info = await site.ask('GET', '/wps/member/info', { token: body.value.token })
  expect(info.body.value.toUpline).toBe(true)
  expect((await send(registration('invited2', { affiliateCode: 'NOSUCH99' }))).body.errorCode).toBe(
    'register.affiliate.invalid',
  )
  expect((await send(registration('invited2'))).body.success).toBe(true)
})

test('a device opens three accounts a day', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const codes: string[] = []
  for (let at = 0; at < 4; at++) {
    const body = registration(`device${at}1`, { loginDeviceId: 'one-device' })
    const answer = await strict.askSealed('PUT', path, body, { headers: { 'Idempotency-Key': randomUUID() } })
    codes.push(answer.body.success ? 'opened' : `${answer.status} ${answer.body.errorCode}`)
  }
  expect(codes).toEqual(['opened', 'opened', 'opened', '429 TOO_MANY_REQUESTS'])
  const burst = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      strict.askSealed('PUT', path, registration(`burst${at}1`), {
        headers: { 'Idempotency-Key': randomUUID() },
      }),
    ),
  )
  expect(burst.filter(({ body }) => body.success)).toHaveLength(2)
  await strict.close()
})

test('[VAL-06] patterns run in linear time, look-aheads included', () => {
  expect(fitsPattern('*', 'anything')).toBe(true)
  expect(fitsPattern('^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', 'abc1')).toBe(true)
  expect(fitsPattern('^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', 'abcd')).toBe(false)
  // An engine that tries one way after the other would not end here in anyone's lifetime.
  expect(fitsPattern('^(a+)+$', `${'a'.repeat(200)}!`)).toBe(false)
})
