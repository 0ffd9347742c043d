import {
  sendLoginCode,
  sendRegisterCode,
  sendWithdrawalCode,
  verifyEmailCode,
  verifySmsCode,
} from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test, vi } from 'vitest'
import { createOtpRequest, createOtpWaits, type CodePurpose, type CodeRequestOptions } from '../index.ts'
import { createMemoryStore, createTestSession } from '../testing/create-test-session.ts'

const target = { dialingCode: '63', number: '917 123 4567' }

const serve = (options: Partial<CodeRequestOptions> = {}) => {
  const server = createFakeServer()
  const store = createMemoryStore()
  const api = createTestClient(server, { tokens: { get: () => 'token-1', expired: () => undefined } })
  const waits = createOtpWaits({ store, clock: api.clock })
  return { server, store, waits, request: createOtpRequest(api, { waits, purpose: 'login', ...options }) }
}

test.for<[CodePurpose, { name: string }, string | null, object]>([
  [
    'login',
    sendLoginCode,
    'VERIFICATION3',
    { mobileNum: '9171234567', countryDialingCode: '63', loginDeviceId: 'device-1', captcha: '7K4Q' },
  ],
  ['recovery', sendLoginCode, 'VERIFICATION3', { mobileNum: '9171234567', countryDialingCode: '63' }],
  [
    'register',
    sendRegisterCode,
    'REGMOBVERF3',
    { mobileNo: '9171234567', countryDialingCode: '63', loginDeviceId: 'device-1', captcha: '7K4Q' },
  ],
  ['register-mobile', sendRegisterCode, 'MOBILENUMREG3', { mobileNo: '9171234567', countryDialingCode: '63' }],
  ['contact', verifySmsCode, null, { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '' }],
])('[REG-06] a code for %s is asked for as the contract has it', async ([purpose, { name }, moduleId, input]) => {
  const { server, request } = serve({ purpose, deviceId: 'device-1' })
  expect(await request.ask(target, { captcha: '7K4Q' })).toEqual({ type: 'sent' })
  expect(server.calls).toEqual([expect.objectContaining({ endpoint: name, input: expect.objectContaining(input) })])
  expect(server.calls[0]?.headers.get('ModuleId')).toBe(moduleId)
})

test('[REG-06] a mail address gets its code by mail', async () => {
  const { server, request } = serve({ purpose: 'contact' })
  await request.ask({ email: 'linh@example.com' })
  expect(server.callsOf(verifyEmailCode)[0]?.input).toEqual({ email: 'linh@example.com', verificationCode: '' })
  expect(request.state({ email: 'linh@example.com' })).toMatchObject({ step: 'waiting', to: 'l•••@example.com' })
})

test("[HDR-03] the code of a withdrawal goes to the member's own number, which the page knows only as it is shown", async () => {
  const { server, request } = serve({ purpose: 'withdraw' })
  await request.ask({ own: '917****567' })
  expect(server.callsOf(sendWithdrawalCode)[0]?.input).toEqual({})
  expect(request.state({ own: '917****567' })).toMatchObject({ step: 'waiting', to: '917****567' })
})

test('[REG-06] another provider counts a minute, and gets the order', async () => {
  const send = vi.fn(async () => undefined)
  const { server, request } = serve({ send })
  await request.ask(target)
  expect(send).toHaveBeenCalledExactlyOnceWith({ purpose: 'login', target })
  expect(server.calls).toHaveLength(0)
  expect(request.state(target)).toEqual({ step: 'waiting', until: Date.UTC(2026, 0, 15, 12, 1), to: '+63 •••• 567' })
})

test('[S10] neither the number nor a code is stored, only its last digits, eight bits and the end', async () => {
  const { store, request } = serve()
  await request.ask(target)
  const text = [...store.entries.values()].join(' ')
  expect(text).toContain('•••• 567')
  expect(text).not.toMatch(/917|1234/)
  expect(Object.keys(JSON.parse(text)[0]).toSorted()).toEqual(['mark', 'purpose', 'sent', 'to', 'until'])
})

test('[S10] each number and each purpose counts for itself; without a number the last of the purpose shows', async () => {
  const { waits, request } = serve()
  await request.ask(target)
  expect(request.state({ ...target, number: '9181234567' }).step).toBe('ready')
  for (const number of ['0917-123-4567', '639171234567', '+639171234567', '\u202A00639171234567'])
    expect(request.state({ dialingCode: '63', number }).step).toBe('waiting')
  expect(request.state(null).step).toBe('waiting')
  expect(waits.find('register', target)).toBeNull()
})

test('[REG-06] a second press while a code is under way is none', async () => {
  const { server, request } = serve()
  const [first, second] = await Promise.all([request.ask(target), request.ask(target)])
  expect([first.type, second.type]).toEqual(['sent', 'blocked'])
  expect(server.calls).toHaveLength(1)
})

test('[REG-15] a refusal shows for its number until the next try, and not for another number', async () => {
  const { server, request } = serve()
  const changed = vi.fn()
  request.subscribe(changed)
  server.answer(sendLoginCode, () => {
    throw new FakeRefusal('us_forbidden_login_error')
  })
  expect(await request.ask(target)).toMatchObject({
    type: 'refused',
    refusal: { messageId: 'api.code.us_forbidden_login_error' },
  })
  expect(request.state(target)).toMatchObject({ step: 'refused', until: null })
  expect(request.state({ ...target, number: '9181234567' })).toEqual({ step: 'ready' })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('[S10] what another tab says is held against its shape, and a longer end cannot be made shorter', async () => {
  let onMessage: (message: unknown) => void = () => undefined
  const store = createMemoryStore()
  const clock = { now: () => 1_000_000 }
  const waits = createOtpWaits({
    store,
    clock,
    channel: {
      post: vi.fn(),
      listen: (listener) => {
        onMessage = listener
      },
    },
  })
  waits.start('login', target, 1_060_000, true)
  const [mine] = JSON.parse(store.get('parlour:1:codes') ?? '[]')
  const hostile = [
    null,
    'codes',
    { type: 'codes' },
    { type: 'codes', waits: [{}] },
    { type: 'codes', waits: Array.from({ length: 99 }, () => mine) },
  ]
  for (const message of [...hostile, { type: 'codes', waits: [{ ...mine, until: 1_001_000 }] }]) onMessage(message)
  expect(waits.find('login', target)?.until).toBe(1_060_000)
  onMessage({ type: 'codes', waits: [{ ...mine, until: Number.MAX_SAFE_INTEGER }] })
  expect(waits.find('login', target)).toBeNull()
})

test('[LOG-11] a logout removes the countdowns; a broken entry counts for nothing', () => {
  const store = createMemoryStore({ 'parlour:1:codes': '{' })
  const waits = createOtpWaits({ store, clock: { now: () => 0 } })
  expect(waits.find('login', null)).toBeNull()
  waits.start('login', target, 60_000, true)
  const session = createTestSession(store)
  session.start({ token: 'token-1', userName: 'demo01' }, 'demo01')
  session.end('logout')
  expect(store.entries.size).toBe(0)
})
