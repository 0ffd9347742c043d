import { expect, test, vi } from 'vitest'
import { createMemoryStore, createTestBrowser, createTestSession } from '../testing/create-test-session.ts'
import type { MemberInfo } from './session-state.ts'
import { attemptKeyName, formDraftName } from './session-store.ts'

const value = { token: 'token-1', userName: 'demo01' }

const member: MemberInfo = {
  id: 1_000_001,
  account: 'demo01',
  nickname: 'Demo',
  type: 0,
  mobile: null,
  regDate: null,
  toUpline: false,
  clubLabel: null,
  memberLabel: [],
  mustChangePassword: false,
}

test('[LOG-03] a session keeps its token in session storage, where the client reads it', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  expect(session.get()).toEqual({ status: 'guest' })
  expect(session.tokens.get()).toBeNull()
  session.start(value, 'typed')
  expect(store.get('token')).toBe('token-1')
  expect(session.tokens.get()).toBe('token-1')
  expect(session.get()).toEqual({ status: 'member', token: 'token-1', account: 'demo01', type: null, member: null })
})

test('[LOG-03] the details of a member are kept under the keys of the platform', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  session.start(value, 'demo01')
  session.setMember(member)
  expect(Object.fromEntries(store.entries)).toEqual({
    token: 'token-1',
    account: 'demo01',
    username: 'demo01',
    customerId: '1000001',
    nickname: 'Demo',
    isAgent: '0',
  })
})

test('[LOG-03] a session survives a reload of the page', () => {
  const store = createMemoryStore()
  createTestSession(store).start(value, 'demo01')
  expect(createTestSession(store).get()).toMatchObject({ status: 'member', account: 'demo01', member: null })
})

test('[LOG-03] a token alone is a session too, whose account is not known yet', () => {
  expect(createTestSession(createMemoryStore({ token: 'token-1' })).get()).toEqual({
    status: 'member',
    token: 'token-1',
    account: '',
    type: null,
    member: null,
  })
  expect(createTestSession(createMemoryStore({ account: 'demo01' })).get()).toEqual({ status: 'guest' })
})

test('[LOG-08] the account type of a login survives a reload; the next login without one is not taken for a demo', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  session.start({ ...value, customerType: 4 }, 'demo01')
  expect(session.get()).toMatchObject({ type: 4 })
  expect(createTestSession(store).get()).toMatchObject({ type: 4 })
  session.start(value, 'demo01')
  expect([session.get(), createTestSession(store).get()]).toMatchObject([{ type: null }, { type: null }])
  expect(store.get('isAgent')).toBeNull()
})

test('[LOG-08] what is kept as an account type and is none tells no type', () => {
  const types = ['42', '041', '', 'agent', '4x', 'x4', '-4', '4.5', '1000'].map((isAgent) =>
    createTestSession(createMemoryStore({ token: 't', isAgent })).get(),
  )
  expect(types.map((state) => state.status === 'member' && state.type)).toEqual([
    42,
    41,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('[LOG-06] details replace what the login said: account, type, and a nickname that may be none', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  session.start({ token: 'token-1', userName: null }, '+63 917 123 4567')
  session.setMember({ ...member, nickname: null, type: 41 })
  expect(session.get()).toMatchObject({ account: 'demo01', type: 41, member: { id: 1_000_001 } })
  expect([store.get('nickname'), store.get('account'), store.get('username'), store.get('isAgent')]).toEqual([
    '',
    'demo01',
    'demo01',
    '41',
  ])
})

test('[API-04] details that come for a guest are not kept', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  const changed = vi.fn()
  session.subscribe(changed)
  session.setMember(member)
  session.end('logout')
  expect([session.get(), store.entries.size, changed.mock.calls.length]).toEqual([{ status: 'guest' }, 0, 0])
})

test('[LOG-11] logout empties session storage and keeps merchant and merchantCode', () => {
  const store = createMemoryStore({ merchant: 'demo01', merchantCode: 'demo01', wallet: '1', gameVendor: 'x' })
  const session = createTestSession(store)
  session.start(value, 'demo01')
  session.setMember(member)
  session.end('logout')
  expect(Object.fromEntries(store.entries)).toEqual({ merchant: 'demo01', merchantCode: 'demo01' })
  expect(session.get()).toEqual({ status: 'guest' })
})

test('[LOG-11] the other tabs of the browser follow a logout, and no secret travels between them', () => {
  const browser = createTestBrowser()
  const tabs = Array.from({ length: 5 }, () => browser.openTab())
  const ended = tabs.map(() => vi.fn())
  tabs.forEach((tab, index) => {
    tab.start({ token: `secret-${index}`, userName: 'demo01' }, 'demo01')
    tab.onEnd(ended[index]!)
  })
  browser.now += 1_000
  tabs[2]!.end('logout')
  expect(tabs.every((tab) => tab.get().status === 'guest')).toBe(true)
  expect(ended.map((listener) => listener.mock.calls)).toEqual(
    ['elsewhere', 'elsewhere', 'logout', 'elsewhere', 'elsewhere'].map((reason, index) => [
      [reason, `secret-${index}`, 'demo01'],
    ]),
  )
  expect(browser.messages).toHaveLength(1)
  expect(JSON.stringify(browser.messages)).not.toContain('secret')
})

test('[LOG-11] a logout heard late, or a message that is none, does not end a session', () => {
  const browser = createTestBrowser()
  const sleeper = browser.openTab()
  sleeper.start(value, 'demo01')
  browser.tell({ type: 'logout', from: 'another', at: browser.now - 1 })
  for (const message of [null, 'logout', { type: 'logout' }, { type: 'login', from: 'another', at: browser.now }])
    browser.tell(message)
  expect(sleeper.get().status).toBe('member')
  browser.tell({ type: 'logout', from: 'another', at: browser.now })
  expect(sleeper.get().status).toBe('guest')
})

test.each(['logout', 'expired'] as const)(
  '[LOG-11] a session that ends by %s takes the form along that its member was filling in',
  (reason) => {
    const store = createMemoryStore()
    const tab = createTestBrowser().openTab(store)
    tab.start({ token: 'token-1', userName: 'linh' }, 'linh')
    store.set(formDraftName, '{"account":"linh"}')
    tab.end(reason)
    expect(store.get(formDraftName)).toBeNull()
  },
)

test('[LOG-11] a guest has nothing to log out of: no tab is told, and a registration under way keeps its key', () => {
  const browser = createTestBrowser()
  const store = createMemoryStore({ [attemptKeyName]: 'key-1' })
  const guest = browser.openTab(store)
  const told = vi.fn()
  guest.onEnd(told)
  guest.subscribe(told)
  guest.end('logout')
  expect(browser.messages).toEqual([])
  browser.tell({ type: 'logout', from: 'another', at: browser.now })
  expect([told.mock.calls, store.get(attemptKeyName)]).toEqual([[], 'key-1'])
})

test('[S6] a tab without a memory of what was said wakes as it was', () => {
  const session = createTestSession()
  session.start(value, 'demo01')
  session.wake()
  expect(session.get()).toMatchObject({ status: 'member', token: 'token-1' })
})

test('[API-04] a dead token ends its own session once; a late answer for an older token ends nothing', () => {
  const session = createTestSession()
  const ended = vi.fn()
  session.onEnd(ended)
  session.start(value, 'demo01')
  session.tokens.expired('token-0')
  expect(session.get().status).toBe('member')
  session.tokens.expired('token-1')
  session.tokens.expired('token-1')
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired', 'token-1', 'demo01')
})

test('[API-04] an expired session ends in its own tab only: each tab has a token of its own', () => {
  const browser = createTestBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  first.start({ token: 'a', userName: null }, 'demo01')
  second.start({ token: 'b', userName: null }, 'demo01')
  first.end('expired')
  expect(second.get().status).toBe('member')
})

test('[LOG-11] a page that the browser brings back after a logout is a guest page', () => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  const ended = vi.fn()
  session.onEnd(ended)
  session.start(value, 'demo01')
  session.setMember(member)
  expect(session.recheck()).toMatchObject({ status: 'member', member: null })
  expect(ended).not.toHaveBeenCalled()
  store.remove('token')
  expect(session.recheck()).toEqual({ status: 'guest' })
  expect(ended).toHaveBeenCalledExactlyOnceWith('elsewhere', 'token-1', 'demo01')
})

test('[LOG-03] readers get the same state object until something changes, and are told of each change', () => {
  const session = createTestSession()
  const changed = vi.fn()
  const stop = session.subscribe(changed)
  session.start(value, 'demo01')
  expect(session.get()).toBe(session.get())
  session.setMember(member)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  session.end('logout')
  expect(changed).toHaveBeenCalledTimes(2)
})
