import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPlay, type BuiltPlay } from '../../app/testing/built-play.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { hostNameOf, visitorOrigin } from './hosts.ts'

const names = {
  siteOrigins: ['https://www.vesper.example', 'https://vesper.example'],
  playOrigin: 'https://play.vesper.example',
  chatOrigin: 'https://chat.vesper.example',
  payOrigin: 'https://pay.vesper.example',
  connectOrigin: 'https://connect.vesper.example',
}
const here = {
  siteOrigins: ['http://localhost:4100', 'http://www.localhost:4100', 'http://127.0.0.1:4100'],
  playOrigin: 'http://play.localhost:4100',
  chatOrigin: 'http://chat.localhost:4100',
  payOrigin: 'http://pay.localhost:4100',
  connectOrigin: 'http://connect.localhost:4100',
}
const to = (host: string) => new Request('http://127.0.0.1:4100/', { headers: { Host: host } })

describe('a request is for the part whose configured host it names', () => {
  test.each([
    ['www.vesper.example', 'site'],
    ['WWW.Vesper.example', 'site'],
    ['vesper.example:443', 'site'],
    ['play.vesper.example', 'play'],
    ['chat.vesper.example', 'chat'],
    ['pay.vesper.example', 'pay'],
    ['connect.vesper.example', 'connect'],
    ['evil.example', null],
    ['play.evil.example', null],
    ['www.vesper.example.evil.example', null],
    ['www.vesper.example:8443', null],
    ['localhost:4100', null],
    ['127.0.0.1', null],
    ['www.vesper.example/x', null],
    ['www.vesper.example@evil.example', null],
  ])('%s is %s', (host, part) => {
    expect(hostNameOf(names, to(host))).toBe(part)
  })
  test.each([
    ['localhost:4100', 'site'],
    ['localhost:5180', 'site'],
    ['[::1]:4100', 'site'],
    ['127.0.0.1:4100', 'site'],
    ['play.localhost', 'play'],
    ['evil.localhost:4100', null],
    ['evil.example:4100', null],
    ['play.localhost.evil.example', null],
  ])('on this machine %s is %s', (host, part) => {
    expect(hostNameOf(here, to(host))).toBe(part)
  })
})

test('the origin of a visitor is a configured one, with the scheme of the configuration', () => {
  expect(visitorOrigin(names, to('vesper.example'))).toBe('https://vesper.example')
  expect(visitorOrigin(names, to('evil.example'))).toBe('https://www.vesper.example')
  expect(visitorOrigin(here, to('localhost:5180'))).toBe('http://localhost:5180')
})

describe('a gateway under names of its own behind TLS', () => {
  let site: TestGateway
  let built: BuiltPlay
  const proxied = (host: string, path: string, headers: Record<string, string> = {}) =>
    site.fetch(`http://127.0.0.1:4100${path}`, {
      headers: { Host: host, 'X-Forwarded-For': '198.51.100.7', ...headers },
    })
  const text = async (answer: Response) => JSON.stringify([...answer.headers]) + (await answer.text())
  beforeAll(async () => {
    built = await builtPlay(['chat'])
    site = await startTestGateway({
      ...names,
      proxies: 1,
      test: false,
      registrationCaptcha: true,
      playFolder: built.playFolder,
    })
  })
  afterAll(async () => {
    await site.close()
    await built.remove()
  })

  test.each([
    ['evil.example', '/'],
    ['evil.example', '/wps/system/status'],
    ['play.evil.example', '/slot/10273'],
    ['evil.example', '/app/vesper.mobileconfig'],
  ])('%s%s is turned away with 421, and nothing of it comes back', async (host, path) => {
    const answer = await proxied(host, path)
    expect(answer.status).toBe(421)
    expect(await text(answer)).not.toContain('evil')
  })

  test('documents, their policy and what they link name the configured origins, and nothing of this machine', async () => {
    const page = await proxied('www.vesper.example', '/')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(
      'frame-src https://play.vesper.example https://chat.vesper.example https://connect.vesper.example',
    )
    expect(policy).toContain("connect-src 'self' https://www.vesper.example https://vesper.example;")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(await text(page)).not.toMatch(/localhost|127\.0\.0\.1|http:\/\/[a-z]+\.vesper/)
    const clip = await (await proxied('vesper.example', '/app/vesper.mobileconfig')).text()
    expect(clip).toContain('<string>https://vesper.example/</string>')
    const { info } = (
      (await (await proxied('www.vesper.example', '/wps/system/status')).json()) as {
        value: { info: { launchGameCDNs: string[] } }
      }
    ).value
    expect(info.launchGameCDNs).toEqual(['https://play.vesper.example'])
  })

  test('every host tells browsers to come back by TLS', async () => {
    for (const [host, path] of [
      ['www.vesper.example', '/'],
      ['www.vesper.example', '/wps/system/status'],
      ['play.vesper.example', '/slot/1'],
      ['chat.vesper.example', '/room'],
      ['pay.vesper.example', '/order/x'],
      ['connect.vesper.example', '/sign-in'],
    ] as const)
      expect((await proxied(host, path)).headers.get('strict-transport-security'), host).toBe(
        'max-age=63072000; includeSubDomains; preload',
      )
  })

  test('frames may be held by the site alone', async () => {
    const room = (await proxied('chat.vesper.example', '/room')).headers.get('content-security-policy') ?? ''
    expect(room).toContain('frame-ancestors https://www.vesper.example https://vesper.example;')
  })

  test('pages of the site may call it, those of others and of this machine may not', async () => {
    const allowed = async (origin: string) =>
      (await proxied('www.vesper.example', '/wps/system/status', { Origin: origin })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('https://vesper.example')).toBe('https://vesper.example')
    expect(await allowed('http://www.vesper.example')).toBeNull()
    expect(await allowed('http://localhost:4100')).toBeNull()
  })

  test('cookies are for TLS alone', async () => {
    const answer = await proxied('www.vesper.example', '/wps/captcha', { Merchant: 'vesper' })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  test('what no browser asks is answered under any host: the operator stands on the machine', async () => {
    const answer = await site.fetch('http://127.0.0.1:4100/operator/status', {
      method: 'POST',
      headers: { Host: 'localhost:4100' },
    })
    expect(answer.status).toBe(404)
  })

  test('an address is taken from the header only when a trusted proxy has connected', async () => {
    const told = async (from: string) => {
      const headers = { Host: 'www.vesper.example', 'X-Forwarded-For': '198.51.100.7', 'X-Client-Country': 'US' }
      const answer = await site.fetch('http://x/wps/system/location', { headers }, from)
      return ((await answer.json()) as { value: unknown }).value
    }
    expect(JSON.stringify(await told('127.0.0.1'))).toMatch(/198\.51\.100\.7.*US/)
    expect(JSON.stringify(await told('203.0.113.9'))).toMatch(/203\.0\.113\.9.*PH/)
  })
})
