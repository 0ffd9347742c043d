import { isApiError } from '@parlour/api-client'
import { expect, test } from 'vitest'
import { authErrorIds, type SignInCode } from '../social/auth-error-ids.ts'
import type { ConnectorTask } from './messages.ts'
import { talk, talkLimits } from './talk.ts'

const origin = 'https://connect.vesper.example'
const nonce = 'a'.repeat(32)
const signIn = { task: 'sign-in', provider: 'google', nonce } as const

/** A page with a window open on it, and time that stands until it is moved. */
function open({ blocked = false } = {}) {
  const { port1: source, port2: stranger } = new MessageChannel()
  let onMessage: (event: MessageEvent<unknown>) => void = () => undefined
  let timers: { at: number; call: () => void }[] = []
  let [time, shut, closes] = [0, false, 0]
  const ports = {
    origin,
    listen: (call: typeof onMessage) => {
      onMessage = call
      return () => void (onMessage = () => undefined)
    },
    after(milliseconds: number, call: () => void) {
      const timer = { at: time + milliseconds, call }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  }
  const page = { source: blocked ? null : source, closed: () => shut, close: () => void closes++ }
  const given: unknown[] = []
  return {
    given,
    closes: () => closes,
    stranger,
    timers: () => timers.length,
    talk: <T extends ConnectorTask>(task: T) => talk(page, task, ports),
    shut: () => void (shut = true),
    pass(milliseconds: number) {
      const end = time + milliseconds
      for (let next; (next = timers.toSorted((a, b) => a.at - b.at)[0]) && next.at <= end;) {
        time = next.at
        timers = timers.filter((other) => other !== next)
        next.call()
      }
      time = end
    },
    /** The window says that it is there, by default rightly; answers with its end of the channel. */
    ready(
      told: unknown = { parlour: 'ready', page: 'task' },
      how: { from?: MessageEventSource; at?: string; ends?: number } = {},
    ) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => void given.push(data)
      const ends = [port2, new MessageChannel().port2].slice(0, how.ends ?? 1)
      onMessage(
        new MessageEvent('message', { data: told, source: how.from ?? source, origin: how.at ?? origin, ports: ends }),
      )
      return port1
    },
  }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'came in',
    (error: unknown) => (isApiError(error) ? error.kind : 'unknown error'),
  )

test('[S12] a window says that it is there, gets its task, goes to a provider, comes back with the answer, and is closed', async () => {
  const page = open()
  const answer = page.talk(signIn)
  page.ready()
  await expect.poll(() => page.given).toEqual([signIn])
  page.pass(60_000)
  page.ready({ parlour: 'ready', page: 'answer' }).postMessage({ answer: 'token', idToken: 'a.b.c', nonce })
  expect(await answer).toEqual({ answer: 'token', idToken: 'a.b.c', nonce })
  expect([page.closes(), page.timers()]).toEqual([1, 0])
})

const flows = {
  'phone number': [{ task: 'send', number: '+639170000188' }],
  'phone code': [{ task: 'confirm', verificationId: 'v', code: '246810' }],
  Google: [signIn],
  Facebook: [{ ...signIn, provider: 'facebook' }],
} as const
const codes = Object.keys(authErrorIds) as SignInCode[]

test.for(Object.entries(flows).flatMap(([flow, [task]]) => codes.map((code) => [flow, code, task] as const)))(
  '[T10] [LOG-10] %s ended by %s has its own sentence and no token',
  async ([, code, task]) => {
    const { readRefusal } = await import('../errors.ts')
    const page = open()
    const answer = page.talk(task)
    page.ready().postMessage({ answer: 'refused', code })
    const error: unknown = await answer.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(readRefusal(error)).toMatchObject({ messageId: authErrorIds[code] })
    expect(page.closes()).toBe(1)
  },
)

const unheard: readonly (readonly [string, (page: ReturnType<typeof open>) => unknown])[] = [
  ['another origin', (page) => page.ready(undefined, { at: 'https://connect.vesper.example.evil.example' })],
  ['the same host without TLS', (page) => page.ready(undefined, { at: 'http://connect.vesper.example' })],
  ['an opaque origin', (page) => page.ready(undefined, { at: 'null' })],
  ['another window of the right origin', (page) => page.ready(undefined, { from: page.stranger })],
  ['the other end of a channel', (page) => page.ready(undefined, { from: new MessageChannel().port1 })],
  ['no channel', (page) => page.ready(undefined, { ends: 0 })],
  ['two channels', (page) => page.ready(undefined, { ends: 2 })],
  ['another word', (page) => page.ready({ parlour: 'hello', page: 'task' })],
  ['one member more', (page) => page.ready({ parlour: 'ready', page: 'task', idToken: 'a.b.c' })],
  ['a text', (page) => page.ready('ready')],
  ['nothing', (page) => page.ready(null)],
  [
    'an answer before the task was given',
    (page) =>
      page.ready({ parlour: 'ready', page: 'answer' }).postMessage({ answer: 'token', idToken: 'a.b.c', nonce }),
  ],
]

test.for(unheard)('[T10] a forged first message is not heard: %s', async ([, forge]) => {
  const page = open()
  const answer = failure(page.talk(signIn))
  forge(page)
  page.pass(talkLimits.ready)
  expect(await answer).toBe('timeout')
  expect(page.given).toEqual([])
})

const forged: readonly (readonly [string, unknown])[] = [
  ['a nonce of another try', { answer: 'token', idToken: 'a.b.c', nonce: 'b'.repeat(32) }],
  ['no nonce', { answer: 'token', idToken: 'a.b.c' }],
  ['no token', { answer: 'token', nonce }],
  ['an empty token', { answer: 'token', idToken: '', nonce }],
  ['a token that is none', { answer: 'token', idToken: { toString: 'a.b.c' }, nonce }],
  ['a token too long', { answer: 'token', idToken: 'a'.repeat(20_000), nonce }],
  ['one member more', { answer: 'token', idToken: 'a.b.c', nonce, account: 'linhtran88' }],
  ['the answer of another task', { answer: 'confirmed', idToken: 'a.b.c' }],
  ['a session', { answer: 'session', token: 'secret' }],
  ['a code that nobody knows', { answer: 'refused', code: 'auth/you-are-in' }],
  ['a list', [{ answer: 'token', idToken: 'a.b.c', nonce }]],
  ['nothing', null],
]

test.for(forged)('[T10] a forged answer opens no session: %s', async ([, told]) => {
  const page = open()
  const answer = failure(page.talk(signIn))
  page.ready().postMessage(told)
  expect(await answer).toBe('schema')
  expect(page.closes()).toBe(1)
})

test('[T10] a second page of the same window gets no second task', async () => {
  const page = open()
  const answer = failure(page.talk(signIn))
  page.ready()
  page.ready()
  await expect.poll(() => page.given.length).toBe(1)
  page.shut()
  page.pass(talkLimits.look)
  expect(await answer).toBe('cancelled')
})

const tasks = {
  Google: signIn,
  phone: flows['phone number'][0],
  code: flows['phone code'][0],
  human: { task: 'verify', action: 'login' },
} as const

for (const [name, task] of Object.entries(tasks) as [string, ConnectorTask][]) {
  test(`[T10] ${name}: blocked, closed at once, closed at the provider, too slow, each by its name`, async () => {
    const blocked = open({ blocked: true })
    expect(await failure(blocked.talk(task))).toBe('popup_blocked')
    const shut = open()
    const early = failure(shut.talk(task))
    shut.shut()
    shut.pass(talkLimits.look)
    expect(await early).toBe('cancelled')
    const left = open()
    const late = failure(left.talk(task))
    left.ready()
    left.pass(120_000)
    left.shut()
    left.pass(talkLimits.look)
    expect(await late).toBe('cancelled')
    const slow = open()
    const never = failure(slow.talk(task))
    slow.pass(talkLimits.ready - 1)
    expect(slow.closes()).toBe(0)
    slow.pass(1)
    expect(await never).toBe('timeout')
    expect([blocked, shut, left, slow].map(({ timers }) => timers())).toEqual([0, 0, 0, 0])
  })
}

test('[T10] who is back from the provider has 15 seconds for the answer', async () => {
  const page = open()
  const answer = failure(page.talk(signIn))
  page.ready()
  page.ready({ parlour: 'ready', page: 'answer' })
  page.pass(talkLimits.answer)
  expect(await answer).toBe('timeout')
})
