import { startContractPlatform, type ContractPlatform } from '@parlour/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportText } from './index.ts'
import { account, callOf, check, twisted, type Twist } from './testing/check.ts'

let platform: ContractPlatform
beforeAll(async () => {
  platform = await startContractPlatform()
})
afterAll(() => platform.stop())

const games = '/wps/relay/GCSGAME_gameList'
const checkTwisted = (twists: Readonly<Record<string, Twist>>) =>
  check(platform, { credentials: account, fetch: twisted(twists) })

type Value = { readonly value: { readonly games: readonly Readonly<Record<string, unknown>>[] } }
const rows = ({ body }: Parameters<Twist>[0]) => (body as Value).value.games

test('[API-01] rows that do not fit are reported with the member that they lack', async () => {
  const report = await checkTwisted({
    [games]: (given) => {
      const list = rows(given).map((row, at) => (at < 2 ? { ...row, nodeId: undefined } : row))
      return Response.json({ success: true, value: { games: list, totalPages: 1, totalCount: list.length } })
    },
  })
  expect(callOf(report, 'listGames')).toMatchObject({ status: 'otherwise', read: true })
  expect(callOf(report, 'listGames').detail).toMatch(/^2 rows left out; games\[\]\.nodeId: missing in 2 of 6/)
})

test('[API-01] a list of which no row fits is reported with the reason of the record', async () => {
  const report = await checkTwisted({
    [games]: (given) =>
      Response.json({ success: true, value: { games: rows(given).map(() => ({ id: 1 })), totalPages: 1 } }),
  })
  expect(callOf(report, 'listGames')).toMatchObject({ status: 'otherwise' })
  expect(callOf(report, 'listGames').detail).toBe('games: none of 6 fits, nodeId: missing')
})

test('[API-01] an answer without an envelope is read, reported, and mended by an override', async () => {
  const report = await checkTwisted({
    [games]: (given) => Response.json({ games: rows(given), totalPages: 1, totalCount: 6 }),
    '/lgw/games/game_menus': ({ body }) => Response.json({ success: true, value: body }),
  })
  expect(callOf(report, 'listGames')).toMatchObject({
    status: 'otherwise',
    read: true,
    detail: 'envelope is bare; read',
    override: { envelope: 'bare' },
  })
  expect(callOf(report, 'getLotteryMenus')).toMatchObject({ override: { envelope: 'value' } })
  expect(report.platform.overrides['listGames']).toEqual({ envelope: 'bare' })
})

test('[API-01] a call at a name that nothing documents is otherwise, with that name', async () => {
  const report = await checkTwisted({
    [games]: () => new Response('Not Found', { status: 404 }),
    '/wps/relay/GLS2_gameList': () => Response.json({ success: true, value: { games: [], totalPages: 0 } }),
  })
  expect(callOf(report, 'listGames')).toMatchObject({
    status: 'otherwise',
    names: 'undocumented',
    override: { path: '/wps/relay/GLS2_gameList' },
  })
})

test('[API-01] another method is reported as the platform names it', async () => {
  const report = await checkTwisted({
    [games]: () => new Response('', { status: 405, headers: { Allow: 'POST, OPTIONS' } }),
  })
  expect(callOf(report, 'listGames')).toMatchObject({ detail: 'takes POST', override: { method: 'POST' } })
})

test('[API-01] failures, logins that the contract does not want, and silence are otherwise; a throttle is not tried', async () => {
  const refuse = (errorCode: string, status: number) => () =>
    Response.json({ success: false, errorCode, message: 'No.', value: null }, { status })
  const report = await checkTwisted({
    [games]: refuse('system.busy', 500),
    '/wps/system/helpCenter': refuse('login.not.session', 401),
    '/wps/system/country': refuse('request_param_err', 400),
    '/wps/system/location': refuse('TOO_MANY_REQUESTS', 429),
    '/wps/system/depositBanks': () => {
      throw new TypeError('reset')
    },
  })
  expect(callOf(report, 'listGames').detail).toBe('HTTP 500: system.busy: No.')
  expect(callOf(report, 'getHelpCenter').detail).toMatch(/^asks for a login/)
  expect(callOf(report, 'getCountries').detail).toMatch(/^refuses a request that the record allows: request_param_err/)
  expect(callOf(report, 'getLocation')).toMatchObject({ status: 'not tried' })
  expect(callOf(report, 'listDepositBanks')).toMatchObject({ status: 'otherwise' })
  expect(callOf(report, 'listDepositBanks').detail).toMatch(/^no answer/)
})

test('[API-01] a call with an effect that answers without a session is otherwise', async () => {
  const report = await check(platform, {
    fetch: twisted({ '/wps/transaction/withdraw': () => Response.json({ success: true, value: null }) }),
  })
  expect(callOf(report, 'withdraw')).toMatchObject({ status: 'otherwise', detail: 'answers without a session' })
})

test('[API-01] where unknown paths are refused for want of a session, a refusal shows nothing', async () => {
  const report = await check(platform, {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (response.status !== 404) return response
      return Response.json({ success: false, errorCode: 'login.not.session', value: null }, { status: 401 })
    },
  })
  expect(callOf(report, 'withdraw')).toMatchObject({ status: 'not tried' })
  expect(callOf(report, 'listTeamProfit')).toMatchObject({ status: 'not tried' })
  expect(report.platform.overrides['withdraw']).toEqual({ path: '/wps/transaction/withdraw' })
})

test('[API-01] the name of the header of modules is found where the usual one is refused', async () => {
  const report = await check(platform, {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.headers.has('ModuleId'))
        return Response.json({ success: false, errorCode: 'module.missing', value: null }, { status: 400 })
      return fetch(request)
    },
  })
  expect(report.platform.headerNames).toEqual({ moduleId: 'Module-Id' })
})

test('[API-01] a site that answers every path with a page is no platform', async () => {
  const page = () => Promise.resolve(new Response('<!doctype html><title>Shop</title>', { status: 200 }))
  await expect(check(platform, { fetch: page })).rejects.toMatchObject({
    code: 'not.a.platform',
    message: expect.stringMatching(/answers, but not as a platform/),
  })
})

const colour = '\u001b[31mred\u001b[0m\u009b2J\u202e\r\nnext'

test('[API-01] control characters in the words of a platform are not printed', async () => {
  const refuse = () => Response.json({ success: false, errorCode: `busy.${colour}`, message: colour }, { status: 500 })
  const coded = () => Response.json({ success: false, errorCode: `invitation.${colour}`, value: null })
  const report = await checkTwisted({
    [games]: refuse,
    '/wps/agent/affiliate': coded,
    '/wps/system/helpCenter': () => Response.json({ success: true, value: { [colour]: colour, list: colour } }),
    '/wps/system/country': () => Response.json({ success: true, value: colour }),
  })
  // oxlint-disable-next-line no-control-regex -- it is what is looked for
  const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/
  expect(reportText(report)).not.toMatch(control)
  expect(callOf(report, 'listGames').detail).toBe('HTTP 500: busy.?[31mred?[0m?2J???next: ?[31mred?[0m?2J???next')
  expect(callOf(report, 'checkAffiliate').detail).toMatch(/^refused: invitation\.\?/)
  const login = check(platform, { credentials: account, fetch: twisted({ '/wps/session/login': refuse }) })
  await expect(login).rejects.toMatchObject({ code: 'login.refused', message: expect.not.stringMatching(control) })
})

test.each([
  [423, 'throttled'],
  [451, 'closed'],
])('[API-01] a call that is refused with HTTP %i is not tried: %s', async (status, word) => {
  const report = await checkTwisted({
    '/wps/system/location': () => Response.json({ success: false, errorCode: 'held', value: null }, { status }),
  })
  expect(callOf(report, 'getLocation')).toMatchObject({ status: 'not tried', detail: `${word}: held` })
})
