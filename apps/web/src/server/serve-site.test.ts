import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '../../serve/serve-site.ts'

/** The server's half of a build whose pages call another origin, and whose platform has a call of its own path. */
const shell = `
export const apiOrigin = 'https://api.example'
export const isCall = (path) => path === '/acme/games' || path.startsWith('/wps/')
export const languageOf = () => 'EN'
export const firstAnswers = async () => ({ data: {}, answers: {} })
export const render = ({ path, origin }) => '<title>' + path + '</title>' + origin
`
const folder = mkdtempSync(join(tmpdir(), 'site-'))
const platform = createServer(({ url }, response) => {
  if (url === '/wps/broken') response.write('half', () => response.destroy())
  else if (url === '/wps/endless') response.on('close', () => platform.emit('left')).write('begun')
  else response.end(`answer to ${url}`)
})
const opened = async (server: Server): Promise<number> => {
  await once(server.listen(0), 'listening')
  return (server.address() as AddressInfo).port
}
const siteOf = (origin: string, more = {}) =>
  serveSite({ folder, art: folder, platform: origin, playOrigins: [], port: 0, ...more })
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/shell.js'), shell)
  site = await siteOf(`http://localhost:${await opened(platform)}`)
})
afterAll(async () => {
  await site.stop()
  platform.close()
  rmSync(folder, { recursive: true })
})

test("[BEY-16] the policy of a page lets it call the origin of the brand's platform, and no other", async () => {
  const answer = await fetch(`${site.origin}/promotions`)
  expect(await answer.text()).toContain('<title>/promotions</title>')
  expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.example;")
})

test("[BEY-16] a call under a path of the brand's platform is passed on to it", async () => {
  expect(await (await fetch(`${site.origin}/acme/games?page=1`)).text()).toBe('answer to /acme/games?page=1')
})

test('[BEY-16] a target that names a host of its own is refused, and no host but the platform is asked', async () => {
  const asked: unknown[] = []
  const elsewhere = createServer(({ url }, response) => {
    asked.push(url)
    response.end()
  })
  const host = `localhost:${await opened(elsewhere)}`
  const { port } = new URL(site.origin)
  for (const path of [`//${host}/wps/a`, `http://${host}/wps/a`, `/\\${host}/wps/a`, '//']) {
    const onward = request({ port, path, headers: { Authorization: 'a-token' } }).end()
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    expect([path, answer.resume().statusCode]).toEqual([path, 400])
  }
  expect(asked).toEqual([])
  elsewhere.close()
})

test('[BEY-16] a platform of https is called over TLS, and a failed handshake is a 502', async () => {
  const bytes: (number | undefined)[] = []
  const secure = createSocketServer((socket) => socket.once('data', ([byte]) => bytes.push(byte) && socket.destroy()))
  const other = await siteOf(`https://localhost:${await opened(secure)}`)
  expect((await fetch(`${other.origin}/wps/a`)).status).toBe(502)
  // A record of TLS that begins a handshake.
  expect(bytes).toEqual([0x16])
  await other.stop()
  secure.close()
})

test('[BEY-16] an answer that breaks off breaks off for the page too, and the site goes on', async () => {
  const broken = await fetch(`${site.origin}/wps/broken`)
  await expect(broken.text()).rejects.toThrow()
  expect(await (await fetch(`${site.origin}/wps/a`)).text()).toBe('answer to /wps/a')
})

test('[BEY-16] a page that leaves ends its call of the platform', async () => {
  const leave = new AbortController()
  const left = once(platform, 'left')
  await fetch(`${site.origin}/wps/endless`, { signal: leave.signal })
  leave.abort()
  await left
})

test('[BEY-16] a document is drawn for the origin that the site is reached at', async () => {
  const other = await siteOf('http://localhost', { origin: 'https://brand.example' })
  expect(await (await fetch(`${other.origin}/promotions`)).text()).toContain('https://brand.example')
  await other.stop()
})
