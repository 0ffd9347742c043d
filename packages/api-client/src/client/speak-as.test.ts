import { expect, test, vi } from 'vitest'
import { getBalance, getMemberInfo, listAnnouncements, listGames, logout } from '../endpoints/index.ts'
import { isApiError, isRefused } from '../errors.ts'
import { createFakeServer, createTestClient, FakeRefusal } from '../testing/index.ts'

const announcements = { player: [], promotion: [], popup: [], banners: [] }

const refuse = (): never => {
  throw new FakeRefusal('login.not.session', { status: 401 })
}
const refuseTokens = (request: Request) => (request.headers.get('Authorization') ? refuse() : announcements)

test('[API-04] a dead token ends the session once, however many calls fail and however late', async () => {
  const expired = vi.fn()
  const server = createFakeServer().answer(getBalance, refuse).answer(getMemberInfo, refuse).answer(logout, refuse)
  const api = createTestClient(server, { tokens: { get: () => 'dead', expired } })
  const calls = [
    ...Array.from({ length: 40 }, (_, typeId) => api.call(getBalance, { typeId })),
    api.call(getMemberInfo, {}),
    api.call(logout, {}),
  ]
  const results = await Promise.allSettled(calls)
  expect(results.every((result) => result.status === 'rejected' && isRefused(result.reason, 'login.not.session'))).toBe(
    true,
  )
  await api.call(getBalance, {}).catch(() => undefined)
  expect(expired).toHaveBeenCalledExactlyOnceWith('dead')
})

test('[API-04] a 401 that arrives after the next log-in ends the old token, not the new session', async () => {
  const expired = vi.fn()
  let token = 'old'
  const server = createFakeServer().answer(getBalance, () => {
    token = 'new'
    return refuse()
  })
  await createTestClient(server, { tokens: { get: () => token, expired } })
    .call(getBalance, {})
    .catch(() => undefined)
  expect(expired).toHaveBeenCalledExactlyOnceWith('old')
})

test('[API-04] a public call with a stale token is made once more as a guest, and the next one right away', async () => {
  const server = createFakeServer().answer(listAnnouncements, (_, request) => refuseTokens(request))
  const expired = vi.fn()
  const api = createTestClient(server, { tokens: { get: () => 'stale', expired } })
  await expect(api.call(listAnnouncements, {})).resolves.toMatchObject(announcements)
  await api.call(listAnnouncements, {})
  expect(server.calls.map(({ headers }) => headers.get('Authorization'))).toEqual(['stale', null, null])
  expect(expired).toHaveBeenCalledOnce()
})

test('[API-04] a guest who is refused a public call is not asked for again and again', async () => {
  const onRefused = vi.fn()
  const server = createFakeServer().answer(listGames, refuse)
  const api = createTestClient(server, { tokens: { get: () => 'stale', expired: vi.fn() }, onRefused })
  const error = await api.call(listGames, {}).catch((reason: unknown) => reason)
  expect(isApiError(error, 'unauthorized')).toBe(true)
  expect(server.calls).toHaveLength(2)
})

test('[API-04] a call may speak with a token of its own, for a session that has just ended', async () => {
  const server = createFakeServer().answer(logout, null)
  await createTestClient(server).call(logout, {}, { token: 'of-before' })
  expect(server.calls[0]?.headers.get('Authorization')).toBe('of-before')
})
