import { describe, expect, test } from 'vitest'
import * as door from '../endpoints/index.ts'
import { addFavourite, getBalance, getUnreadMessageCount, listGames, listVendors, listWinners, login } from '../endpoints/index.ts'
import type { Endpoint } from '../endpoint.ts'
import { isApiError, isRefused } from '../errors.ts'
import { createFakeServer, createTestClient, endpointsOf, FakeRefusal, sampleRequest } from '../testing/index.ts'
import { relayNames } from './relay-names.ts'

const records = endpointsOf(door)
const generations = ['classic', 'current'] as const

/** How names of a generation begin, below `/wps/relay/` and an optional `passwordCheck/`. */
const names = { classic: /\/(MCS2|ODSFE2|CSP|GLS2)_/, current: /\/(MCSFE|CCSFE|GCSGAME|EMFE)_/ }
const pathsOf = ({ path, aliases }: Endpoint) => [path, ...aliases]

test.each(generations)('[API-01] every %s name is a path of its record', (generation) => {
  for (const [name, { path }] of Object.entries(relayNames[generation])) {
    const record = records.find((each) => each.name === name)
    expect(record && pathsOf(record), name).toContain(path ?? record?.path)
  }
})

test('[API-01] no record that both generations name is missing, and each name is of its generation', () => {
  const both = records.filter((record) => pathsOf(record).some((path) => names.current.test(path)) && pathsOf(record).some((path) => names.classic.test(path)))
  expect(Object.keys(relayNames.classic)).toEqual(Object.keys(relayNames.current))
  expect(Object.keys(relayNames.classic)).toEqual(expect.arrayContaining(both.map(({ name }) => name)))
  for (const { name } of both)
    for (const generation of generations) expect(relayNames[generation][name]?.path).toMatch(names[generation])
})

test.each(generations)('[API-01] every call that has two names is made by its %s one, and answers the same', async (generation) => {
  const overrides = relayNames[generation]
  const server = createFakeServer()
  const options = { tokens: { get: () => 'token', expired: () => undefined } }
  const [api, plain] = [createTestClient(server, { ...options, overrides }), createTestClient(server, options)]
  for (const record of records.filter(({ name }) => name in overrides)) {
    const answer = await api.call(record, sampleRequest(record))
    expect(server.calls.at(-1)).toMatchObject({ endpoint: record.name, path: overrides[record.name]?.path ?? record.path, method: record.method })
    expect(answer, record.name).toEqual(await plain.call(record, sampleRequest(record)))
  }
})

test('[API-01] calls outside the relay, and modules, that the contract tells apart by generation are told apart', () => {
  const told = generations.map((generation) => {
    const { getStatus, withdraw, listRecentVietnamMenus, addFavourite: favourite, registerMobile } = relayNames[generation]
    return [getStatus?.path, withdraw?.path, listRecentVietnamMenus?.path, favourite?.moduleId, registerMobile?.moduleId]
  })
  expect(told).toEqual([
    ['/wps/system/status', '/wps/transaction/withdraw', '/lgw/vn/games/game_menu/recent', 'GAMELOFAV3', 'COMM3'],
    ['/wps/v2/system/status', '/wps/v2/transaction/withdraw', '/lgw/games/game_menus/recent', 'GAMELO3', 'MOBILENUMREG3'],
  ])
})

// The habits of the client, once a generation: a brand changes a table and nothing else.
describe.each(generations)('[API-01] a client of the %s generation', (generation) => {
  const open = (token: string | null = 'token') => {
    const server = createFakeServer()
    return { server, api: createTestClient(server, { overrides: relayNames[generation], tokens: { get: () => token, expired: () => undefined } }) }
  }

  test('[API-04] logs in and asks with headers and token', async () => {
    const { server, api } = open()
    await api.call(login, { username: 'demo01', password: 'abc12345' })
    await api.call(getBalance, {})
    await api.call(getUnreadMessageCount, {})
    const last = server.calls.at(-1)
    expect([last?.headers.get('Merchant'), last?.headers.get('Authorization'), last?.headers.get('ModuleId')]).toEqual(['test', 'token', 'INBOX3'])
  })

  test('[API-03] keeps answers, shares reads and leaves out what does not fit', async () => {
    const { server, api } = open()
    await Promise.all([api.call(listGames, {}), api.call(listGames, {})])
    await api.call(listVendors, {})
    await api.call(listVendors, {})
    expect([server.callsOf(listGames).length, server.callsOf(listVendors).length]).toEqual([1, 1])
    server.answer(listGames, { games: [{ nodeId: 'broken' } as never] })
    await api.call(addFavourite, { nodeId: 1 })
    expect((await api.call(listGames, {})).games).toEqual([])
  })

  test('[API-05] fails in the words of the family', async () => {
    const { server, api } = open()
    server.answer(listGames, () => {
      throw new FakeRefusal('system.maintenance', { status: 503 })
    }).answer(listWinners, { list: 5 as never })
    const maintenance = await api.call({ ...listGames, retries: 0 }, {}).catch((reason: unknown) => reason)
    expect(isRefused(maintenance, 'system.maintenance')).toBe(true)
    const misfit = await api.call(listWinners, {}).catch((reason: unknown) => reason)
    expect(isApiError(misfit, 'schema')).toBe(true)
  })
})
