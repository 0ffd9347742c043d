import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseBusy } from '../../kernel/db/database-failures.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-site-'))
  const web = join(folder, 'web')
  const art = join(folder, 'art')
  for (const path of [join(web, 'client/assets'), join(web, 'server'), join(art, 'posters')])
    await mkdir(path, { recursive: true })
  await writeFile(join(web, 'client/assets/app-1234.js'), 'export {}')
  await writeFile(join(web, 'client/assets/app-1234.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(web, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(web, 'server/template.json'), '{}')
  await writeFile(
    join(web, 'server/shell.js'),
    'let drawn = 0\nexport const render = ({ nonce, path, language, answers }) => `<!--${++drawn}--><script nonce="${nonce}"></script>${path} ${language} ${JSON.stringify(answers)}`\n',
  )
  await writeFile(join(art, 'posters/10273.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'secret.svg'), '<svg/>')
  site = await startTestGateway({ webFolder: `${web}/`, artFolder: `${art}/` })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('a page has a nonce of its own, the strict policy, and no-store', async () => {
  const first = await site.fetch('/')
  const second = await site.fetch('/rng')
  expect(first.status).toBe(200)
  const nonce = /'nonce-([^']+)'/.exec(first.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  expect(await first.text()).toContain(`nonce="${nonce}"`)
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  expect(first.headers.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'; trusted-types dompurify app-script-url;",
  )
  expect(first.headers.get('content-security-policy')).not.toMatch(/unsafe|upgrade-insecure/)
  expect(first.headers.get('content-security-policy')).toContain('frame-src http://play.localhost:4100')
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['referrer-policy', 'no-referrer'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['content-type', 'text/html; charset=utf-8'],
  ] as const)
    expect(first.headers.get(name)).toBe(value)
  expect(first.headers.get('strict-transport-security')).toBeNull()
})

test('[SIDE-08] a page may call the addresses of its own site and no other, and each of them lets it', async () => {
  const policy = (await site.fetch('/')).headers.get('content-security-policy') ?? ''
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' http://localhost:4100 http://www.localhost:4100 http://127.0.0.1:4100",
  )
  const { domainList } = (await site.ask('GET', '/wps/system/domainRoute?domain=localhost:4100')).body.value
  for (const host of domainList) {
    const probe = await site.ask('GET', '/wps/system/location', {
      headers: { Host: host, Origin: 'http://localhost:4100' },
    })
    expect([probe.body.success, probe.headers.get('access-control-allow-origin')]).toEqual([
      true,
      'http://localhost:4100',
    ])
  }
})

test('[SYS-19] hosts of pictures are named by the status and let through by the policy; another brand is no address of this one', async () => {
  const other = await startTestGateway({
    imageOrigins: ['https://img.vesper.example'],
    brandOrigins: ['https://kalesa.example'],
  })
  try {
    const { info } = (await other.ask('GET', '/wps/system/status')).body.value
    expect(info.imageCDNs).toEqual(['https://img.vesper.example'])
    expect(info.domainRoute).not.toContain('kalesa.example')
    const policy = (await other.fetch('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("img-src 'self' data: blob: https://img.vesper.example;")
    expect(policy).not.toContain('kalesa.example')
  } finally {
    await other.close()
  }
})

test('[SYS-16] while the database is away a page is drawn all the same', async () => {
  const away = vi.spyOn(site.gateway.state, 'at').mockRejectedValue(new DatabaseBusy())
  try {
    expect((await site.fetch('/')).status).toBe(200)
  } finally {
    away.mockRestore()
  }
})

test('[SYS-22] an address the site does not know has the page with status 404', async () => {
  const answer = await site.fetch('/no/such/page')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('/missing TY')
  const english = await site.fetch('/', { headers: { Cookie: 'lang=EN' } })
  expect(await english.text()).toContain('/ EN')
})

const drawnAt = async (path: string, init?: RequestInit) =>
  /<!--(\d+)-->/.exec(await (await site.fetch(path, init)).text())?.[1]

test('[SYS-22] the pages of all unknown addresses are drawn once', async () => {
  const first = await drawnAt('/no/such/page')
  for (const path of ['/wp-login.php', '/a?b=c', '/%00', '/Member']) expect(await drawnAt(path), path).toBe(first)
  const inCentre = await drawnAt('/member/no')
  expect(inCentre).not.toBe(first)
  expect(await drawnAt('/member/such')).toBe(inCentre)
})

test('a page whose reader has left is not drawn', async () => {
  const before = Number(await drawnAt('/promotions', { headers: { Cookie: 'lang=ID' } }))
  expect(await drawnAt('/help', { headers: { Cookie: 'lang=ID' }, signal: AbortSignal.abort() })).toBeUndefined()
  expect(Number(await drawnAt('/help', { headers: { Cookie: 'lang=ID' } }))).toBe(before + 1)
})

test.each([
  ['en-US,en;q=0.9', 'EN'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'VI'],
  ['fil-PH,en;q=0.5', 'TY'],
  ['tl', 'TY'],
  ['zh-TW,zh;q=0.9', 'CN'],
  ['in', 'ID'],
  ['de-DE,de;q=0.9,th;q=0.4,en;q=0.6', 'EN'],
  ['de', 'TY'],
  ['en;q=0,th', 'TH'],
  ['*', 'TY'],
  [';;q=x,,TH-th', 'TH'],
  ['', 'TY'],
])(
  '[I18N-04] a first visit that asks for "%s" gets a page in %s, as long as its cookie says nothing',
  async (accepted, language) => {
    const answer = await site.fetch('/', { headers: { 'Accept-Language': accepted } })
    expect(await answer.text()).toContain(`/ ${language}`)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    const kept = await site.fetch('/', { headers: { 'Accept-Language': accepted, Cookie: 'lang=ID' } })
    expect(await kept.text()).toContain('/ ID')
  },
)

test('[LOB-01] a page is drawn with what its first calls are answered, whole as they are answered', async () => {
  const html = await (await site.fetch('/', { headers: { Cookie: 'lang=EN' } })).text()
  const { listHotGames, ...others } = JSON.parse(html.slice(html.indexOf('{'))) as Record<string, unknown>
  expect(Object.keys(others).toSorted()).toEqual(['listAnnouncements', 'listGames', 'listProviders'])
  expect(listHotGames).toEqual(
    (await site.ask('GET', '/wps/relay/GCSGAME_hotGamesV2?language=EN', { headers: { Language: 'EN' } })).body,
  )
})

test('what was taken down on one gateway is gone from the pages of another within two seconds, though documents are cached', async () => {
  const other = await site.twin()
  const page = async (): Promise<string> => (await other.fetch('/', { headers: { Cookie: 'lang=EN' } })).text()
  const published = String(await site.operate('announce', 'Wrong odds tonight', 'They will be mended.'))
  other.gateway.state.lookAgain()
  expect(await page()).toContain('Wrong odds tonight')
  await site.operate('announce', 'off', /\d+/.exec(published)?.[0] ?? '')
  site.advance(2_000)
  expect(await page()).not.toContain('Wrong odds tonight')
  expect(await page()).toMatch(/nonce="[^"]{24}"/)
})

test('assets are sent packed and for ever, art for a day with a tag', async () => {
  const asset = await site.fetch('/assets/app-1234.js', { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString()).toBe('export {}')
  const poster = await site.fetch('/img/posters/10273.svg', { headers: { 'Accept-Encoding': 'br' } })
  expect(poster.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(poster.headers.get('cache-control')).toBe('public, max-age=86400')
  const same = await site.fetch('/img/posters/10273.svg', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': poster.headers.get('etag') ?? '' },
  })
  expect(same.status).toBe(304)
})

test('nothing outside the folders is sent', async () => {
  for (const path of [
    '/img/../secret.svg',
    '/img/%2e%2e/secret.svg',
    '/img/..%2fsecret.svg',
    '/assets/..%2f..%2fserver%2fshell.js',
    '/img/posters',
    '/img/%00',
    '/img/%E0%A4%A',
    '/assets/app-9999.js',
  ])
    expect((await site.fetch(path)).status, path).toBe(404)
})

test('reports of the policy are counted and logged', async () => {
  const report = await site.fetch('/csp', { method: 'POST', body: '{"csp-report":{"blocked-uri":"inline"}}' })
  expect(report.status).toBe(204)
  expect((await (await site.fetch('/csp/count')).json()) as unknown).toEqual({ count: 1 })
  expect(site.lines.join('\n')).toContain('blocked-uri')
})

test('[S2] a report says nothing of what an address carried to log in by', async () => {
  const { lines } = site
  const body = JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost/?token=canary-1&x=2',
      referrer: 'http://localhost/#token=canary-2',
      'blocked-uri': 'inline',
    },
  })
  await site.fetch('/csp', { method: 'POST', body })
  expect(lines.at(-1)).toContain(
    JSON.stringify('"document-uri":"http://localhost/?","referrer":"http://localhost/?","blocked-uri":"inline"').slice(
      1,
      -1,
    ),
  )
})

test('reports are limited by network and logged short', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const report = () => strict.fetch('/csp', { method: 'POST', body: 'x'.repeat(5000) })
  for (let sent = 0; sent < 20; sent++) expect((await report()).status).toBe(204)
  expect((await report()).status).toBe(429)
  expect(strict.lines).toHaveLength(20)
  expect(strict.lines[0]?.length).toBeLessThan(420)
  await strict.close()
})

test('the routes of the journeys are there in test mode only', async () => {
  const { body } = await site.ask('POST', '/test/clock', { json: { advance: 60_000 } })
  expect(body).toHaveProperty('now')
  const rounds = { username: 'LinhTran88', category: 'RNG', stake: 2_000, rounds: 2 }
  expect((await site.ask('POST', '/test/rounds', { json: rounds })).status).toBe(200)
  expect((await site.ask('POST', '/test/rounds', { json: { ...rounds, username: 'nobody' } })).status).toBe(400)
  expect((await site.ask('POST', '/test/job', { json: { name: 'referrals' } })).status).toBe(200)
  expect((await site.ask('POST', '/test/job', { json: { name: 'nothing' } })).status).toBe(400)
  const ended = await site.ask('POST', '/test/raffle', { json: {} })
  expect(ended.body).toHaveProperty('id')
  expect((await site.ask('POST', '/test/raffle', { json: {} })).status).toBe(400)
  const waiting = { ...ended.body, drawn: null }
  expect(await site.operate('raffles')).toContainEqual(expect.objectContaining(waiting))
  const { id } = ended.body as unknown as { readonly id: number }
  await site.operate('draw-raffle', String(id))
  expect(await site.operate('raffles')).not.toContainEqual(expect.objectContaining(waiting))
  const strict = await startTestGateway({ test: false })
  for (const path of ['/test/job', '/test/raffle'])
    expect((await strict.ask('POST', path, { json: {} })).status).toBe(404)
  expect((await strict.ask('POST', '/test/clock', { json: { advance: 1 } })).status).toBe(404)
  expect((await strict.ask('POST', '/test/rounds', { json: rounds })).status).toBe(404)
  expect((await strict.ask('GET', '/csp/count')).status).toBe(404)
  expect((await strict.ask('GET', '/wps/captcha')).headers.get('x-test-captcha')).toBeNull()
  await strict.close()
})
