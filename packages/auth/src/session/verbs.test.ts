import { isRefused } from '@parlour/api-client'
import { getMemberInfo, login as loginCall, logout as logoutCall } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { expect, test, vi } from 'vitest'
import { loadMember, login, logout, roleOf } from '../index.ts'
import { createMemoryStore, createTestBrowser, createTestSession } from '../testing/create-test-session.ts'

const wire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}
const member = { id: 1, account: 'demo01', nickname: 'Demo', type: 0, memberLabel: [] }

const open = (server: FakeServer, store = createMemoryStore()) => {
  const session = createTestSession(store)
  return { session, store, api: createTestClient(server, { tokens: session.tokens }) }
}

test('[LOG-02] username and password are trimmed before they are sent', async () => {
  const server = createFakeServer().answer(loginCall, wire)
  const { api, session } = open(server)
  await login(api, session, { username: ' demo01 ', password: ' abc12345 ', captcha: ' ' })
  expect(server.calls[0]?.input).toEqual({ username: 'demo01', password: 'abc12345', captcha: null, type: 'username' })
})

test('[LOG-03] a login starts the session with the token of the answer', async () => {
  const { api, session, store } = open(createFakeServer().answer(loginCall, wire))
  await login(api, session, { username: 'demo01', password: 'abc12345' })
  expect(session.get()).toMatchObject({ status: 'member', token: 'token-1', account: 'demo01' })
  expect(store.get('token')).toBe('token-1')
  expect([...store.entries.values()]).not.toContain('abc12345')
})

test('[LOG-04] a refused login starts nothing and keeps the captcha flag', async () => {
  const refuse = () => {
    throw new FakeRefusal('login.credentials.invalid', { value: { captcha: true } })
  }
  const { api, session } = open(createFakeServer().answer(loginCall, refuse))
  const error = await login(api, session, { username: 'demo01', password: 'wrong' }).catch((reason: unknown) => reason)
  expect(isRefused(error) && error.value).toEqual({ captcha: true })
  expect(session.get().status).toBe('guest')
})

test('[LOG-11] logout tells the server without waiting, ends the session and forgets kept answers', async () => {
  const server = createFakeServer().answer(logoutCall, null)
  const { api, session } = open(server)
  const forget = vi.spyOn(api, 'forget')
  session.start(wire, 'demo01')
  logout(api, session)
  expect(session.get().status).toBe('guest')
  expect(forget).toHaveBeenCalledOnce()
  await expect.poll(() => server.calls.map((call) => call.headers.get('Authorization'))).toEqual(['token-1'])
})

test('[LOG-11] a logout that the server refuses is a logout all the same', async () => {
  const { api, session } = open(createFakeServer())
  session.start(wire, 'demo01')
  logout(api, session)
  logout(api, session)
  expect(session.get().status).toBe('guest')
})

test('[LOG-11] a guest has nothing to log out of: the server is not asked, and kept answers stay', async () => {
  const server = createFakeServer().answer(logoutCall, null).answer(getMemberInfo, member)
  const { api, session } = open(server)
  const forget = vi.spyOn(api, 'forget')
  logout(api, session)
  session.start(wire, 'demo01')
  await loadMember(api, session)
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['getMemberInfo'])
  expect(forget).not.toHaveBeenCalled()
})

test('[LOG-06] the details of a member come with their token and stand in the session', async () => {
  const { api, session } = open(createFakeServer().answer(getMemberInfo, member))
  expect(await loadMember(api, session)).toBeNull()
  session.start(wire, 'demo01')
  expect(await loadMember(api, session)).toMatchObject({ account: 'demo01', nickname: 'Demo' })
  expect(session.get()).toMatchObject({ member: { id: 1 } })
})

test('[LOG-14] an answer that names nobody is the answer for a guest', async () => {
  const { api, session } = open(createFakeServer().answer(getMemberInfo, {} as never))
  session.start(wire, 'demo01')
  expect(await loadMember(api, session)).toBeNull()
  expect(session.get().status).toBe('guest')
})

test('[LOG-14] whatever else an answer lacks: without an id it names nobody, with both it is a member whose details are told to be broken', async () => {
  const nameless = open(createFakeServer().answer(getMemberInfo, { account: 'demo01', type: 'player' } as never))
  nameless.session.start(wire, 'demo01')
  expect(await loadMember(nameless.api, nameless.session)).toBeNull()
  expect(nameless.session.get().status).toBe('guest')
  const broken = open(createFakeServer().answer(getMemberInfo, { ...member, type: 'player' } as never))
  broken.session.start(wire, 'demo01')
  await expect(loadMember(broken.api, broken.session)).rejects.toMatchObject({ kind: 'schema' })
  expect(broken.session.get().status).toBe('member')
})

test('[API-04] details that the server refuses, or that are no answer, end no session', async () => {
  const refusing = createFakeServer().answer(getMemberInfo, () => {
    throw new FakeRefusal('system.busy')
  })
  for (const server of [refusing, createFakeServer().fail('empty', getMemberInfo)]) {
    const { api, session } = open(server)
    session.start(wire, 'demo01')
    await expect(loadMember(api, session)).rejects.toThrow('getMemberInfo')
    expect(session.get().status).toBe('member')
  }
})

test('[API-04] details that come after a logout are not taken for the next visitor', async () => {
  const browser = createTestBrowser()
  const session = browser.openTab()
  const server = createFakeServer().answer(getMemberInfo, () => {
    session.end('logout')
    session.start({ token: 'token-2', userName: 'other' }, 'other')
    return member
  })
  session.start(wire, 'demo01')
  expect(await loadMember(createTestClient(server, { tokens: session.tokens }), session)).toBeNull()
  expect(session.get()).toMatchObject({ account: 'other', member: null })
})

test('[LOG-08] account types: 1, 2, 41, 42 are agents, 4 is a demo account, others are members', () => {
  expect([0, 1, 2, 3, 4, 41, 42].map(roleOf)).toEqual(['member', 'agent', 'agent', 'member', 'demo', 'agent', 'agent'])
})
