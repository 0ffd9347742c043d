import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { platform as contract } from './brand-platform-contract.ts'

vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))
vi.mock('#brand-platform', () => ({
  platform: {
    ...contract,
    overrides: {
      ...contract.overrides,
      listHotGames: { envelope: 'bare' },
      listGames: { path: '/acme/games' },
      listProviders: { absent: true },
    },
    headerNames: { merchant: 'X-Merchant', moduleId: 'Module-Id', device: null, token: 'X-Token' },
    credentials: 'include',
    hosts: { api: 'https://api.example' },
  },
}))
const { firstCalls } = await import('./platform/first-calls.ts')
const { firstAnswers } = await import('./server/first-answers.ts')
const { bootScript } = await import('./server/boot-script.ts')
const { isCall } = await import('./server/is-call.ts')

test('[SYS-01] the head of a page for another platform asks by its names', () => {
  const paths = firstCalls('/', 'EN', 'site.test').map(({ url }) => url.split('?')[0])
  expect(paths).toContain('/acme/games')
  expect(paths).not.toContain('/wps/relay/GCSGAME_gameList')
  expect(isCall('/acme/games')).toBe(true)
  expect(isCall('/promotions')).toBe(false)
})

test('[SYS-01] the head of a page for another platform asks for nothing that it does not have', () => {
  expect(firstCalls('/', 'EN', 'site.test').map(({ name }) => name)).not.toContain('listProviders')
})

/** Runs the head of a page for a member: what it asked for, and what it keeps for the page's client. */
const runHead = (answered: boolean, tokenHeader: string | null) => {
  const calls = firstCalls('/rng', 'EN', 'site.test').map((call) => ({ ...call, answered }))
  const asked: [string, RequestInit][] = []
  const page = {
    location: { href: 'https://site.test/rng' },
    addEventListener: () => undefined,
    URL,
    URLSearchParams,
    document: { documentElement: { dataset: {} } },
    fetch: async (url: string, init: RequestInit) => void asked.push([url, init]),
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => 'a-token' },
    window: {} as Record<string, unknown>,
  }
  Object.assign(page.window, { localStorage: page.localStorage, sessionStorage: page.sessionStorage })
  runInNewContext(bootScript(calls, { api: 'https://api.example', tokenHeader, credentials: 'include' }, 'EN'), page)
  return { calls, asked, early: Object.keys(Object(page.window['parlourEarly'])) }
}

test('[API-04] calls begun early have the headers of the platform, with cookies and token as it takes them, at its address', () => {
  const { asked, early } = runHead(false, 'X-Token')
  const [status, announcements] = asked
  expect(status).toEqual([
    'https://api.example/wps/system/status?url=site.test',
    {
      headers: { 'X-Merchant': 'vesper', Language: 'EN', 'Module-Id': 'COMM3' },
      cache: 'no-store',
      credentials: 'include',
    },
  ])
  expect(announcements?.[1].headers).toMatchObject({ 'X-Token': 'a-token' })
  expect(early).toEqual(asked.map(([url]) => url))
})

test("[LOB-01] on a platform without a header of the token, nothing of a guest's is kept for what a member asks", () => {
  const { calls, early } = runHead(true, null)
  const guests = calls.filter(({ token }) => !token).map(({ url }) => `https://api.example${url}`)
  expect(early).toEqual(guests)
})

const draw = async (answer: (url: string) => Response) => {
  const asked: { url: string; headers: Headers; redirect: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push({ url: request.url, headers: request.headers, redirect: request.redirect })
    return answer(request.url)
  })
  const first = await firstAnswers('https://platform.example', 'EN')
  vi.unstubAllGlobals()
  return { ...first, asked }
}

test('[SYS-01] the first screen is drawn with the answers of the platform at the address, and without what it does not answer', async () => {
  const { data, answers, asked } = await draw((url) => {
    if (!url.includes('hotGames')) throw new Error('down')
    return Response.json({ list: [] })
  })
  const wanted = firstCalls('/', 'EN', 'platform.example').map(({ url }) => `https://platform.example${url}`)
  expect(asked).not.toHaveLength(0)
  for (const { url, headers, redirect } of asked) {
    expect(wanted).toContain(url)
    expect([headers.get('X-Merchant'), headers.get('Language'), redirect]).toEqual(['vesper', 'EN', 'error'])
  }
  expect(answers).toEqual({ listHotGames: { list: [] } })
  expect(data).toMatchObject({ announcements: null, hotGames: { list: [] }, newGames: null })
})

const headers = { 'Content-Type': 'application/json' }

/** A body that begins so and has no end: what reads all of it never comes to one. */
function endless(begin: string): ReadableStream<Uint8Array> {
  const more = new TextEncoder().encode('x'.repeat(1024 * 1024))
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(begin)),
    pull: (body) => body.enqueue(more),
  })
}

test('[SYS-01] the first screen is drawn with answers in the form of the platform, and with no refused or overlong one', async () => {
  const { data, answers } = await draw((url) => {
    if (url.includes('hotGames')) return Response.json({ list: [] })
    if (url.includes('/acme/games')) return Response.json({ success: false, value: { games: [], totalCount: 0 } })
    return new Response(endless('{ "success": true, "value": { "list": [] }, "rest": "'), { headers })
  })
  expect(answers).toEqual({ listHotGames: { list: [] } })
  expect(data).toMatchObject({ announcements: null, hotGames: { list: [] }, newGames: null })
})

test('[API-04] the ids of the answers that a page is drawn with keep their digits', async () => {
  const row = { gameId: 'HOT_GAME,1', gameName: 'Owl Hour', vassalage: 'XX' }
  const text = JSON.stringify({ list: [{ nodeId: 1, ...row }] }).replace(':1,', ':1795012345678901249,')
  const { data, answers } = await draw((url) => new Response(url.includes('hotGames') ? text : ''))
  expect(answers).toEqual({ listHotGames: { list: [{ nodeId: '1795012345678901249', ...row }] } })
  expect(data.hotGames?.list).toMatchObject([{ nodeId: '1795012345678901249' }])
})
