import { createExchangeCode, exchangeCode, logout } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { sessionWire } from '../testing/wire.ts'
import { tradeTicket } from './trade-ticket.ts'

const serve = () =>
  createFakeServer()
    .answer(exchangeCode, sessionWire)
    .answer(createExchangeCode, { code: 'fresh', expirationTime: 1 })
    .answer(logout, null)

test('[SYS-15] a code is traded for a session, with the name of this device', async () => {
  const server = serve()
  expect(
    await tradeTicket(createTestClient(server), { found: ['code-1', 'code-1'], deviceId: 'device-1' }),
  ).toMatchObject({ token: 'token-1' })
  expect(server.calls.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    ['exchangeCode', { code: 'code-1', loginDeviceId: 'device-1' }],
  ])
})

test('[SYS-15] the longest code that the platform takes is asked for, and without a device nothing is said of one', async () => {
  const server = serve()
  const api = createTestClient(server)
  const codes = ['x'.repeat(128), 'next']
  for (const code of codes) expect(await tradeTicket(api, { found: [code] })).toMatchObject({ token: 'token-1' })
  // No logout between the two: a code is no session that could end.
  expect(server.calls.map(({ endpoint, input }) => [endpoint, input])).toEqual(
    codes.map((code) => ['exchangeCode', { code }]),
  )
})

test('[SYS-15] an answer that is none is told, and not taken for a refusal', async () => {
  const api = createTestClient(serve().answer(exchangeCode, {} as never))
  await expect(tradeTicket(api, { found: ['good'] })).rejects.toMatchObject({ kind: 'schema' })
})

test('[SYS-15] two codes, none, and one that is none are nobody’s, and nothing is asked', async () => {
  const server = serve()
  for (const found of [['a', 'b'], [], [''], ['x'.repeat(129)]])
    expect(await tradeTicket(createTestClient(server), { found })).toBeNull()
  expect(server.calls).toEqual([])
})

test('[SYS-15] a code that the platform refuses is nobody’s; an answer that did not come is told', async () => {
  const refusing = serve().answer(exchangeCode, () => {
    throw new FakeRefusal('login.exchange.invalid')
  })
  expect(await tradeTicket(createTestClient(refusing), { found: ['old'] })).toBeNull()
  const broken = createTestClient({ fetch: () => Promise.reject(new TypeError('offline')) } as never)
  await expect(tradeTicket(broken, { found: ['good'] })).rejects.toThrow()
})

test('[SYS-15] a whole token, where a platform puts one there, ends once it was traded', async () => {
  const server = serve()
  expect(await tradeTicket(createTestClient(server), { found: ['bare'], bareToken: true })).toMatchObject({
    token: 'token-1',
  })
  await expect
    .poll(() => server.calls.map(({ endpoint, headers }) => [endpoint, headers.get('Authorization')]))
    .toEqual([
      ['createExchangeCode', 'bare'],
      ['exchangeCode', null],
      ['logout', 'bare'],
    ])
})
