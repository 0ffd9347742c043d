import { keepSession, logout } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test, vi } from 'vitest'
import { createTestBrowser } from '../testing/create-test-session.ts'
import { createIdleWatch } from './create-idle-watch.ts'
import { margin, warnTime } from './idle-view.ts'

const minute = 60_000
const calm = 30 * minute - margin - warnTime

const openTab = () => {
  let passed = 0
  const browser = createTestBrowser()
  const server = createFakeServer()
    .answer(keepSession, { idleTime: 30 * minute, expirationTime: 0, endTime: Number.MAX_SAFE_INTEGER })
    .answer(logout, null)
  const session = browser.openTab()
  session.start({ token: 'token', userName: 'demo01' }, 'demo01')
  const other = browser.openTab()
  const told: unknown[] = []
  other.channel.listen((message) => void told.push(message))
  const watch = createIdleWatch(
    createTestClient(server, { tokens: session.tokens, now: browser.now, monotonic: () => passed }),
    session,
  )
  return {
    watch,
    session,
    told,
    asked: () => server.calls.map(({ endpoint }) => endpoint),
    tell: (at: number) => other.channel.post({ type: 'active', at }),
    now: () => Math.round(browser.now + passed),
    pass: (milliseconds: number) => void (passed += milliseconds),
  }
}

test('[S3] it begins calm, and whoever subscribed hears of each change once, until they leave', () => {
  const { watch, pass } = openTab()
  expect(watch.get()).toEqual({ step: 'calm' })
  const listener = vi.fn()
  const leave = watch.subscribe(listener)
  watch.tick()
  expect(listener).not.toHaveBeenCalled()
  pass(calm)
  watch.tick()
  watch.tick()
  expect(listener).toHaveBeenCalledOnce()
  leave()
  pass(1_000)
  watch.tick()
  expect(listener).toHaveBeenCalledOnce()
})

test('[S3] it hears of other tabs only while it is open', () => {
  const { watch, pass, tell, now } = openTab()
  pass(calm)
  tell(now())
  watch.tick()
  expect(watch.get().step).toBe('warn')
  const close = watch.open()
  tell(now())
  expect(watch.get().step).toBe('calm')
  close()
  pass(calm)
  tell(now())
  watch.tick()
  expect(watch.get().step).toBe('warn')
})

test('[S3] activity that another tab claims for the future counts as now', () => {
  const { watch, pass, tell, now } = openTab()
  watch.open()
  tell(now() + 60 * minute)
  pass(calm)
  watch.tick()
  expect(watch.get().step).toBe('warn')
})

test('[S3] a touch looks at the clock first, and tells the others every five seconds at most', () => {
  const { watch, pass, told } = openTab()
  watch.touch()
  watch.touch()
  expect(told).toHaveLength(1)
  pass(4_999)
  watch.touch()
  expect(told).toHaveLength(1)
  pass(1)
  watch.touch()
  expect(told).toHaveLength(2)
  pass(calm)
  watch.touch()
  expect(watch.get().step).toBe('warn')
  expect(told).toHaveLength(2)
})

test('[S3] a guest has nothing to end, here or with the server', async () => {
  const { watch, session, pass, asked } = openTab()
  session.end('logout')
  const ended = vi.fn()
  session.onEnd(ended)
  pass(30 * minute)
  watch.tick()
  expect(ended).not.toHaveBeenCalled()
  await watch.stay()
  expect(asked()).toEqual(['keepSession'])
})

test('[S3] a tab where nobody does anything never asks the server to keep its session', async () => {
  const { watch, pass, asked } = openTab()
  for (let minutes = 0; minutes < 20; minutes++) {
    pass(minute)
    watch.tick()
  }
  await watch.stay()
  expect(asked()).toEqual(['keepSession'])
})

test('[S3] activity is told to the server a full minute after the last call, not before', async () => {
  const { watch, pass, asked } = openTab()
  pass(10_000)
  watch.touch()
  pass(minute - 10_001)
  watch.tick()
  await watch.stay()
  expect(asked()).toEqual(['keepSession'])
  pass(1)
  watch.touch()
  pass(minute - 1)
  watch.tick()
  await expect.poll(asked).toEqual(['keepSession', 'keepSession'])
})

test('[S3] a clock that looks first when the warning is due does not keep the session: only staying does', async () => {
  const { watch, pass, asked } = openTab()
  pass(10_000)
  watch.touch()
  pass(calm)
  watch.tick()
  expect(watch.get()).toEqual({ step: 'warn', by: 'idle', seconds: 60 })
  await watch.stay()
  expect(asked()).toEqual(['keepSession'])
  expect(watch.get()).toEqual({ step: 'calm' })
})
