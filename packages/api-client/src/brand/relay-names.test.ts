import { describe, expect, test } from 'vitest'
import * as entryPoint from '../endpoints/index.ts'
import {
  addFavourite,
  getBalance,
  getUnreadMessageCount,
  listGames,
  listProviders,
  listWinners,
  login,
} from '../endpoints/index.ts'
import type { Endpoint } from '../endpoint.ts'
import { isApiError, isRefused } from '../errors.ts'
import {
  createFakeServer,
  createTestClient,
  endpointsOf,
  FakeRefusal,
  sampleAnswer,
  sampleRequest,
} from '../testing/index.ts'
import type { Overrides } from '../client/overrides.ts'
import { relayNames } from './relay-names.ts'

const records = endpointsOf(entryPoint)
const generations = ['classic', 'current'] as const

/** How names of a generation begin, below `/wps/relay/` and an optional `passwordCheck/`. */
const names = { classic: /\/(MCS2|ODSFE2|CSP|GLS2)_/, current: /\/(MCSFE|CCSFE|GCSGAME|EMFE)_/ }
const pathsOf = ({ path, aliases }: Endpoint) => [path, ...aliases]
/** What a client of a generation may be given: the documented names, or the guessed ones under them. */
const whole = (generation: 'classic' | 'current') => ({
  ...relayNames.guessed[generation],
  ...relayNames[generation],
})
/** One relay that the specification gives to two calls; only the platform's own answer tells them apart. */
const twofold = 'listPointHistory'

test.each(generations)('[API-01] every %s name is a path of its record', (generation) => {
  for (const [name, { path }] of Object.entries(whole(generation))) {
    const record = records.find((each) => each.name === name)
    if (name !== twofold) expect(record && pathsOf(record), name).toContain(path ?? record?.path)
  }
})

test('[API-01] no record that both generations name is missing, and each name is of its generation', () => {
  const both = records.filter(
    (record) =>
      pathsOf(record).some((path) => names.current.test(path)) &&
      pathsOf(record).some((path) => names.classic.test(path)),
  )
  const either = [...Object.keys(whole('classic')), ...Object.keys(whole('current'))]
  expect(either).toEqual(expect.arrayContaining(both.map(({ name }) => name)))
  for (const generation of generations)
    for (const [name, { path = '' }] of Object.entries(whole(generation)))
      if (name !== twofold && /\/relay\//.test(path) && name !== 'listAnnouncements')
        expect(path, name).toMatch(names[generation])
})

test('[API-01] every documented name has its source, and no guessed one stands for a documented one', () => {
  for (const generation of generations) {
    for (const name of Object.keys(relayNames[generation])) expect(relayNames.sources[name]).toMatch(/contract 3\.\d+$/)
    const guessed = Object.keys(relayNames.guessed[generation])
    expect(guessed.filter((name) => name in relayNames[generation])).toEqual([])
  }
  const documented = new Set([...Object.keys(relayNames.classic), ...Object.keys(relayNames.current)])
  expect(new Set(Object.keys(relayNames.sources))).toEqual(documented)
})

test("[API-01] the points' history is asked for by the specification's name, in both generations", () => {
  for (const generation of generations)
    expect(relayNames[generation][twofold]).toEqual({ path: '/wps/relay/ODSFE2_MemTransDet' })
})

test.each(generations)(
  '[API-01] every call that has two names is made by its %s one, and answers the same',
  async (generation) => {
    const { [twofold]: _, ...overrides }: Overrides = whole(generation)
    const server = createFakeServer()
    const options = { tokens: { get: () => 'token', expired: () => undefined } }
    const [api, plain] = [createTestClient(server, { ...options, overrides }), createTestClient(server, options)]
    for (const record of records.filter(({ name }) => name in overrides)) {
      const answer = await api.call(record, sampleRequest(record))
      expect(server.calls.at(-1)).toMatchObject({
        endpoint: record.name,
        path: overrides[record.name]?.path ?? record.path,
        method: record.method,
      })
      expect(answer, record.name).toEqual(await plain.call(record, sampleRequest(record)))
    }
  },
)

test('[API-01] calls outside the relay, and modules, that the contract tells apart by generation are told apart', () => {
  const told = generations.map((generation) => {
    const {
      getStatus,
      withdraw,
      listRecentVietnamMenus,
      addFavourite: favourite,
      registerMobile,
    } = relayNames[generation]
    return [
      getStatus?.path,
      withdraw?.path,
      listRecentVietnamMenus?.path,
      favourite?.moduleId,
      registerMobile?.moduleId,
    ]
  })
  expect(told).toEqual([
    ['/wps/system/status', '/wps/transaction/withdraw', '/lgw/vn/games/game_menu/recent', 'GAMELOFAV3', 'COMM3'],
    [
      '/wps/v2/system/status',
      '/wps/v2/transaction/withdraw',
      '/lgw/games/game_menus/recent',
      'GAMELO3',
      'MOBILENUMREG3',
    ],
  ])
})

// The habits of the client, once a generation: a brand changes a table and nothing else.
describe.each(generations)('[API-01] a client of the %s generation', (generation) => {
  const open = (token: string | null = 'token') => {
    const server = createFakeServer()
    return {
      server,
      api: createTestClient(server, {
        overrides: relayNames[generation],
        tokens: { get: () => token, expired: () => undefined },
      }),
    }
  }

  test('[API-04] logs in and asks with headers and token', async () => {
    const { server, api } = open()
    await api.call(login, { username: 'demo01', password: 'abc12345' })
    await api.call(getBalance, {})
    await api.call(getUnreadMessageCount, {})
    const last = server.calls.at(-1)
    expect([last?.headers.get('Merchant'), last?.headers.get('Authorization'), last?.headers.get('ModuleId')]).toEqual([
      'test',
      'token',
      'INBOX3',
    ])
  })

  test('[API-03] keeps answers, shares reads and leaves out what does not fit', async () => {
    const { server, api } = open()
    await Promise.all([api.call(listGames, {}), api.call(listGames, {})])
    await api.call(listProviders, {})
    await api.call(listProviders, {})
    expect([server.callsOf(listGames).length, server.callsOf(listProviders).length]).toEqual([1, 1])
    server.answer(listGames, {
      games: [{ nodeId: 'broken' } as never, ...(sampleAnswer(listGames).games ?? []).slice(0, 1)],
    })
    await api.call(addFavourite, { nodeId: 1 })
    expect((await api.call(listGames, {})).games).toHaveLength(1)
  })

  test('[API-05] fails in the words of the family', async () => {
    const { server, api } = open()
    server
      .answer(listGames, () => {
        throw new FakeRefusal('system.maintenance', { status: 503 })
      })
      .answer(listWinners, { list: 5 as never })
    const maintenance = await api.call({ ...listGames, retries: 0 }, {}).catch((reason: unknown) => reason)
    expect(isRefused(maintenance, 'system.maintenance')).toBe(true)
    const misfit = await api.call(listWinners, {}).catch((reason: unknown) => reason)
    expect(isApiError(misfit, 'schema')).toBe(true)
  })
})
