import { contractCalls, relayNames } from '@parlour/api-client/brand'
import { startContractPlatform } from '@parlour/servers'
import { expect, onTestFinished, test } from 'vitest'
import { candidatesOf } from './candidates.ts'
import { records } from './records.ts'
import { account, callOf, check, namesOf, twisted } from './testing/check.ts'

async function start(generation: 'classic' | 'current') {
  const platform = await startContractPlatform({ generation })
  onTestFinished(() => platform.stop())
  return platform
}

test.each(['classic', 'current'] as const)(
  '[API-01] of a platform of the contract with %s names, what it has is reported as had, what it lacks as missing, and nothing as otherwise',
  async (generation) => {
    const platform = await start(generation)
    const report = await check(platform, { credentials: account, effects: true })
    const isServed = async (endpoint: (typeof records)[number]): Promise<boolean> => {
      for (const { path } of candidatesOf(endpoint, 'unknown')) {
        const { method } = endpoint
        const body = method === 'GET' ? {} : { body: '{}' }
        if ((await fetch(platform.origin + path, { method, ...body })).status !== 404) return true
      }
      return false
    }
    const tried = report.calls.filter(({ status }) => status !== 'not tried')
    const wrong = []
    for (const { name, status } of tried) {
      const endpoint = records.find((one) => one.name === name)
      if (endpoint && (await isServed(endpoint)) !== (status === 'has')) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(namesOf(report, 'has').length).toBeGreaterThan(60)
    expect(namesOf(report, 'otherwise')).toEqual([])
    expect(namesOf(report, 'misses').filter((name) => !report.platform.overrides[name]?.absent)).toEqual([])
    expect(report).toMatchObject({ generation, cipher: 'legacy', loggedIn: true })
    expect(report.calls).toHaveLength(records.length)
  },
)

test('[API-01] what is had is reported with the name that answered and whether its answer was read', async () => {
  const report = await check(await start('classic'), { credentials: account })
  expect(callOf(report, 'getPointBalance')).toMatchObject({
    path: '/wps/relay/MCS2_getPointBalance',
    names: 'classic',
    read: true,
  })
  expect(callOf(report, 'listGames')).toMatchObject({ names: 'current', read: true, override: null })
  expect(callOf(report, 'withdraw')).toMatchObject({
    path: '/wps/transaction/withdraw',
    read: false,
    detail: 'wants a session',
    override: { path: '/wps/transaction/withdraw' },
  })
  expect(callOf(report, 'checkAffiliate')).toMatchObject({ status: 'has', detail: 'refused: invitation_code_error' })
  expect(callOf(report, 'register')).toMatchObject({ status: 'not tried', detail: 'has an effect' })
  expect(callOf(report, 'getSecurityConfig').lacks.length).toBeGreaterThan(0)
})

test('[API-01] a check changes nothing: no effect, no call with an effect that names an account', async () => {
  const platform = await start('classic')
  const sent: string[] = []
  await check(platform, {
    credentials: account,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET' && request.headers.has('Authorization'))
        sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    },
  })
  expect(platform.effects()).toEqual({})
  expect(sent).toEqual(['DELETE /wps/session/logout'])
})

test('[API-01] with a test account effects are made once, a deposit without an order number as well', async () => {
  const platform = await start('classic')
  const report = await check(platform, { credentials: account, effects: true })
  expect(platform.effects()).toEqual({ '/wps/feedback': 1, '/wps/transaction/deposit/pg': 1 })
  expect(report.idempotency).toMatchObject({ value: 'ignored', seen: false })
})

const deposit = '/wps/transaction/deposit/pg'
const order = { id: '1', method: 'launch', amount: 500, status: 'pending', time: 0, launchUrl: 'https://pay.example/' }

test.each([
  [
    'refused',
    () => Response.json({ success: false, errorCode: 'deposit.open.many', value: null }),
    /deposit\.open\.many/,
  ],
  ['lost', () => Promise.reject(new TypeError('reset')), /reset/],
  [
    'answered without an order',
    () => Response.json({ success: true, value: { ...order, orderNo: '' } }),
    /without an order number/,
  ],
])('[API-01] a deposit that is %s is not sent a second time, and the report says why', async (_, answer, why) => {
  const { report, sent } = await checkKept({ effects: true, twists: { [deposit]: answer } })
  const { idempotency } = await report
  expect(sent.filter((line) => line === `POST ${deposit}`)).toHaveLength(1)
  expect(idempotency).toMatchObject({ value: 'ignored', seen: false, why: expect.stringMatching(why) })
})

test.each([
  ['one order', () => 'D1', { value: 'honoured', seen: true }],
  ['two orders', (at: number) => `D${at}`, { value: 'ignored', seen: true }],
])(
  '[API-01] two deposits with one key that are answered with %s show what the platform does with keys',
  async (_, orderNo, seen) => {
    let at = 0
    const answer = () => Response.json({ success: true, value: { ...order, orderNo: orderNo((at += 1)) } })
    const { report, sent } = await checkKept({ effects: true, twists: { [deposit]: answer } })
    expect((await report).idempotency).toMatchObject(seen)
    expect(sent.filter((line) => line === `POST ${deposit}`)).toHaveLength(2)
  },
)

test('[API-01] without an account the calls of members are found by their paths, which keep their generation', async () => {
  const report = await check(await start('current'))
  expect(callOf(report, 'getBalance')).toMatchObject({ status: 'has', read: false, detail: 'wants a session' })
  expect(callOf(report, 'withdraw')).toMatchObject({ status: 'has', path: relayNames.current['withdraw']?.path })
  expect(callOf(report, 'login')).toMatchObject({ status: 'not tried', detail: 'needs an account' })
  expect(report.notes[0]).toMatch(/Without an account/)
})

test('[API-01] calls beyond the contract are counted apart, and are absent in the file as the contract has them absent', async () => {
  const report = await check(await start('classic'), { credentials: account })
  expect(report.beyond.has).toBe(0)
  for (const [name, override] of Object.entries(contractCalls)) {
    expect(callOf(report, name).contract, name).toBe(false)
    expect(report.platform.overrides[name], name).toEqual(override)
  }
})

const box = '/wps/session/key/box'
const rsa = '/wps/session/key/rsa'
const login = '/wps/session/login'

/** A check of which every request is kept: `POST /path`. */
async function checkKept(options: Parameters<typeof check>[1] & { readonly twists: Parameters<typeof twisted>[0] }) {
  const sent: string[] = []
  const answer = twisted(options.twists)
  const report = check(await start('classic'), {
    credentials: account,
    ...options,
    fetch: (input, init) => {
      const request = new Request(input, init)
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer(request)
    },
  })
  return { report, sent }
}

test.each([
  ['a failure', () => Response.json({ success: false, errorCode: 'system.busy', value: null }, { status: 503 })],
  ['a throttle', () => Response.json({ success: false, errorCode: 'TOO_MANY_REQUESTS', value: null }, { status: 429 })],
  ['no connection', () => Promise.reject(new TypeError('reset'))],
  ['an answer that is no key', () => new Response('maintenance')],
])('[API-01] a key that is answered by %s is no reason to send the password in clear', async (_, answer) => {
  const { report, sent } = await checkKept({ twists: { [rsa]: answer } })
  await expect(report).rejects.toMatchObject({
    code: 'cipher.unknown',
    message: expect.stringMatching(/getBoxKey: no path of it answers; getRsaKey: .*--cipher/),
  })
  expect(sent).not.toContain(`POST ${login}`)
})

test('[API-01] an answer without a key chooses no cipher', async () => {
  const empty = () => Response.json({ success: true, value: {} })
  const report = await check(await start('classic'), { credentials: account, fetch: twisted({ [box]: empty }) })
  expect(report).toMatchObject({ cipher: 'legacy', loggedIn: true })
  expect(callOf(report, 'getBoxKey')).toMatchObject({ status: 'otherwise' })
})

test('[API-05] a login whose key cannot be had is refused with the reason, and its row is not made of the answer of the key', async () => {
  const platform = await start('classic')
  const empty = () => Response.json({ success: true, value: {} })
  const box404 = check(platform, { credentials: account, cipher: 'box' })
  await expect(box404).rejects.toMatchObject({
    code: 'login.refused',
    message: expect.stringMatching(/getBoxKey: http\.404/),
  })
  const boxEmpty = check(platform, { credentials: account, cipher: 'box', fetch: twisted({ [box]: empty }) })
  await expect(boxEmpty).rejects.toMatchObject({
    code: 'login.refused',
    message: expect.stringMatching(/getBoxKey: schema/),
  })
})

test('[API-05] a platform without a login refuses it', async () => {
  const gone = () => new Response('Not Found', { status: 404 })
  const report = check(await start('classic'), { credentials: account, fetch: twisted({ [login]: gone }) })
  await expect(report).rejects.toMatchObject({ code: 'login.refused' })
})

test('[API-05] a login without an answer is not refused: the platform cannot be reached', async () => {
  const lost = () => Promise.reject(new TypeError('reset'))
  const report = check(await start('classic'), { credentials: account, fetch: twisted({ [login]: lost }) })
  await expect(report).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/the login was not answered: .*reset/),
  })
})
