import type { TextStore } from '@parlour/api-client'
import { getMemberInfo } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../testing/create-test-session.ts'
import { claimTab } from './claim-tab.ts'
import { createSession } from './create-session.ts'
import { loadMember } from './load-member.ts'
import { logout } from './logout.ts'

type Wire = 'broadcast' | 'storage' | 'none'

interface Message {
  readonly type: string
}

/**
 * A browser whose tabs receive the messages of one another by a wire of
 * this kind; a sleeping tab receives nothing, its storage events are lost.
 */
function openBrowser(wire: Wire) {
  const tabs: { asleep: boolean; onMessage: ((message: unknown) => void)[]; waiting: unknown[] }[] = []
  const kept = new Map<string, unknown>()
  const ended = new Set<string>()
  let now = 1_000_000
  const server = createFakeServer().answer(getMemberInfo, (_, call) => {
    const token = call.headers.get('Authorization') ?? ''
    if (ended.has(token)) throw new FakeRefusal('login.not.session', { status: 401 })
    return { id: 1, account: 'demo01', nickname: '', memberLabel: [] }
  })
  const open = (id: string, store: TextStore = createMemoryStore()) => {
    const own = { asleep: false, onMessage: [] as ((message: unknown) => void)[], waiting: [] as unknown[] }
    tabs.push(own)
    const channel = {
      silent: wire === 'none',
      last: (type: string) => (wire === 'none' ? undefined : kept.get(type)),
      post(message: unknown) {
        if (wire === 'none') return
        kept.set((message as Message).type, message)
        for (const tab of tabs) {
          if (tab === own) continue
          if (!tab.asleep) tab.onMessage.forEach((onMessage) => onMessage(message))
          else if (wire === 'broadcast') tab.waiting.push(message)
        }
      },
      listen: (onMessage: (message: unknown) => void) => void own.onMessage.push(onMessage),
    }
    const session = createSession({ store, channel, clock: { now: () => now }, newId: () => id })
    const api = createTestClient(server, { tokens: session.tokens })
    return {
      session,
      store,
      channel,
      logIn: () => session.start({ token: `${id}-token`, userName: 'demo01' }, 'demo01'),
      logOut: () => {
        logout(api, session)
        // The gateway ends all sessions of a member on this device.
        for (let tab = 0; tab < 6; tab++) ended.add(`tab${tab}-token`)
      },
      sleep: () => void (own.asleep = true),
      async wake() {
        own.asleep = false
        for (const message of own.waiting.splice(0)) own.onMessage.forEach((onMessage) => onMessage(message))
        session.wake()
        if (session.get().status === 'member') await loadMember(api, session).catch(() => undefined)
      },
      isOut: () => session.get().status === 'guest' && store.get('token') === null,
    }
  }
  return { open, pass: (milliseconds: number) => void (now += milliseconds), revive: () => ended.clear() }
}

type Tab = ReturnType<ReturnType<typeof openBrowser>['open']>

const orders: Readonly<Record<string, (tabs: readonly [Tab, ...Tab[]], pass: (milliseconds: number) => void) => void>> =
  {
    'first leaves': ([first]) => first.logOut(),
    'last leaves': (tabs) => tabs.at(-1)?.logOut(),
    'two leave at once': ([first, second]) => [first, second].forEach((tab) => tab?.logOut()),
    'all but one sleep': ([first, ...others]) => {
      others.forEach((tab) => tab.sleep())
      first.logOut()
    },
    'a sleeper leaves after it woke': ([first, second], pass) => {
      second?.sleep()
      pass(60_000)
      first.logOut()
    },
    'leaves long after the login': ([first], pass) => {
      pass(3_600_000)
      first.logOut()
    },
    'one has expired before': ([first, second]) => {
      second?.session.end('expired')
      first.logOut()
    },
    'leaves twice': ([first]) => {
      first.logOut()
      first.logOut()
    },
  }

const cases = (['broadcast', 'storage', 'none'] as const).flatMap((wire) =>
  [2, 3, 4, 5].flatMap((count) => Object.keys(orders).map((order) => ({ wire, count, order }))),
)

test.for(cases)('[T7][S6] $count tabs, $wire, $order: all are out once they look', async ({ wire, count, order }) => {
  const browser = openBrowser(wire)
  const tabs = Array.from({ length: count }, (_, at) => browser.open(`tab${at}`)) as unknown as [Tab, ...Tab[]]
  tabs.forEach((tab) => tab.logIn())
  browser.pass(1_000)
  orders[order]?.(tabs, browser.pass)
  if (wire !== 'none' && !order.includes('sleep')) expect(tabs.every((tab) => tab.isOut())).toBe(true)
  for (const tab of tabs) await tab.wake()
  expect(tabs.map((tab) => tab.isOut())).toEqual(tabs.map(() => true))
})

test('[T7] a tab that slept through a logout and a new login of others follows the logout all the same', async () => {
  const browser = openBrowser('storage')
  const [first, sleeper] = [browser.open('tab0'), browser.open('tab1')]
  for (const tab of [first, sleeper]) tab.logIn()
  sleeper.sleep()
  browser.pass(1_000)
  first.logOut()
  browser.pass(1_000)
  browser.revive()
  first.logIn()
  first.channel.post({ type: 'active', at: 1 })
  await sleeper.wake()
  expect(sleeper.isOut()).toBe(true)
  await first.wake()
  expect(first.isOut()).toBe(false)
})

test('[T7] a tab that wakes does not take its own logout for one of others, even in the millisecond of its next login', async () => {
  const browser = openBrowser('storage')
  const tab = browser.open('tab0')
  tab.logIn()
  tab.logOut()
  browser.revive()
  tab.logIn()
  await tab.wake()
  expect(tab.isOut()).toBe(false)
})

test('[LOG-11][T7] a page that the browser brings back follows a logout that it slept through, its token still in its store', () => {
  const browser = openBrowser('storage')
  const [first, sleeper] = [browser.open('tab0'), browser.open('tab1')]
  for (const tab of [first, sleeper]) tab.logIn()
  sleeper.sleep()
  browser.pass(1_000)
  first.logOut()
  expect(sleeper.isOut()).toBe(false)
  expect(sleeper.session.recheck()).toEqual({ status: 'guest' })
  expect(sleeper.isOut()).toBe(true)
})

test('[S4][T7] a copy of a tab takes an id of its own and is confirmed; the tab it came from notices nothing', () => {
  const browser = openBrowser('broadcast')
  const store = createMemoryStore()
  const original = browser.open('tab0', store)
  const twins: string[] = []
  const claim = (tab: Tab, page: string) =>
    claimTab({
      store: tab.store,
      channel: tab.channel,
      newId: () => `${page}-${tab.store.get('parlour:1:tab') ?? 'new'}`,
      onTwin: () => twins.push(page),
    })
  claim(original, 'page1')
  const before = store.get('parlour:1:tab')
  const copy = browser.open('tab1', createMemoryStore(Object.fromEntries(store.entries)))
  claim(copy, 'page2')
  expect(twins).toEqual(['page2'])
  expect(store.get('parlour:1:tab')).toBe(before)
  expect(copy.store.get('parlour:1:tab')).not.toBe(before)
  const other = browser.open('tab2')
  claim(other, 'page3')
  expect(twins).toEqual(['page2'])
})
