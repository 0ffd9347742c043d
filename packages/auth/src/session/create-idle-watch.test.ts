import { keepSession, logout } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test, vi } from 'vitest'
import { createTestBrowser } from '../testing/create-test-session.ts'
import { createIdleWatch } from './create-idle-watch.ts'
import { idleView, margin, warnTime } from './idle-view.ts'

const minute = 60_000

const openTabs = (count: number, idleTime = 30 * minute, endTime = Number.MAX_SAFE_INTEGER) => {
  let passed = 0
  const browser = createTestBrowser()
  const server = createFakeServer()
    .answer(keepSession, () => ({ idleTime, expirationTime: 0, endTime: browser.now + endTime }))
    .answer(logout, null)
  const tabs = Array.from({ length: count }, (_, at) => {
    const session = browser.openTab()
    session.start({ token: `token-${at}`, userName: 'demo01' }, 'demo01')
    const api = createTestClient(server, { tokens: session.tokens, now: browser.now, monotonic: () => passed })
    const watch = createIdleWatch(api, session)
    watch.open()
    return { session, watch }
  })
  const pass = (milliseconds: number) => {
    passed += milliseconds
    tabs.forEach(({ watch }) => watch.tick())
  }
  return {
    tabs,
    server,
    pass,
    kept: () =>
      server.calls
        .filter(({ endpoint }) => endpoint === 'keepSession')
        .map(({ headers }) => headers.get('Authorization')),
  }
}

const idle = 30 * minute - margin

test('[S3] a minute before the session would end every tab warns, counts the seconds down, and ends', () => {
  const { tabs, pass } = openTabs(3)
  const ended = tabs.map(({ session }) => {
    const listener = vi.fn()
    session.onEnd(listener)
    return listener
  })
  pass(idle - warnTime - 1)
  expect(tabs.map(({ watch }) => watch.get())).toEqual(tabs.map(() => ({ step: 'calm' })))
  pass(1)
  expect(tabs.map(({ watch }) => watch.get())).toEqual(tabs.map(() => ({ step: 'warn', by: 'idle', seconds: 60 })))
  pass(59_000)
  expect(tabs[1]?.watch.get()).toMatchObject({ seconds: 1 })
  pass(1_000)
  expect(tabs.map(({ session }) => session.get().status)).toEqual(['guest', 'guest', 'guest'])
  expect(ended.map(({ mock }) => mock.calls.map(([reason]) => reason as string))).toEqual([
    ['expired'],
    ['expired'],
    ['expired'],
  ])
})

test('[S3] the server is told when a session ends here, so that no poll keeps it alive', async () => {
  const { pass, server } = openTabs(1)
  pass(idle)
  await expect
    .poll(() => server.calls.map(({ endpoint, headers }) => [endpoint, headers.get('Authorization')]))
    .toEqual([['logout', 'token-0']])
})

test('[S3] activity in one tab is activity in all, and each keeps its own token alive, once a minute at most', async () => {
  const { tabs, pass, kept } = openTabs(2)
  pass(20 * minute)
  tabs[0]?.watch.touch()
  tabs[0]?.watch.touch()
  pass(15_000)
  await expect.poll(kept).toEqual(['token-0', 'token-1'])
  pass(15_000)
  pass(15 * minute)
  expect(tabs.map(({ watch }) => watch.get().step)).toEqual(['calm', 'calm'])
  expect(kept()).toHaveLength(2)
  pass(14 * minute)
  expect(tabs.map(({ session }) => session.get().status)).toEqual(['guest', 'guest'])
})

test('[S3] staying in one tab takes the warning away in all; passing by does not', async () => {
  const { tabs, pass } = openTabs(2)
  pass(idle - 30_000)
  tabs[0]?.watch.touch()
  expect(tabs[0]?.watch.get()).toMatchObject({ step: 'warn', seconds: 30 })
  await tabs[0]?.watch.stay()
  expect(tabs.map(({ watch }) => watch.get().step)).toEqual(['calm', 'calm'])
})

test('[S3] a stay that the server does not hear changes nothing', async () => {
  const { tabs, pass, server } = openTabs(1)
  server.answer(keepSession, () => {
    throw new FakeRefusal('system.busy')
  })
  pass(idle - 30_000)
  await expect(tabs[0]?.watch.stay()).rejects.toThrow()
  expect(tabs[0]?.watch.get().step).toBe('warn')
})

test('[S3] the end by age is warned of as well, and cannot be put off', async () => {
  const { tabs, pass } = openTabs(1, 15 * minute, 3 * minute)
  await tabs[0]?.watch.stay()
  pass(2 * minute + 30_000)
  expect(tabs[0]?.watch.get()).toEqual({ step: 'warn', by: 'limit', seconds: 30 })
  pass(30_000)
  expect(tabs[0]?.session.get().status).toBe('guest')
})

test('[S3] the idle time is the one that the server tells', async () => {
  const { tabs, pass } = openTabs(1, 15 * minute)
  await tabs[0]?.watch.stay()
  pass(15 * minute - margin)
  expect(tabs[0]?.session.get().status).toBe('guest')
})

test('[S3] what shows depends on the nearer of both ends', () => {
  const life = { lastActive: 0, idleTime: 30 * minute, endTime: null }
  expect(idleView(life, 0)).toEqual({ step: 'calm' })
  expect(idleView(life, idle - 500)).toEqual({ step: 'warn', by: 'idle', seconds: 1 })
  expect(idleView(life, idle)).toEqual({ step: 'over' })
  expect(idleView({ ...life, endTime: idle }, idle - 1_000)).toEqual({ step: 'warn', by: 'limit', seconds: 1 })
  expect(idleView({ ...life, endTime: idle + 1 }, idle - 1_000)).toMatchObject({ by: 'idle' })
})
