import { desDecrypt } from '@parlour/api-client/ciphers/legacy'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../app/create-gateway.ts'
import { systemChance } from '../../kernel/config/system-ports.ts'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { sealPath } from './customer-service.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterEach(() => site.operate('status', 'normal'))
afterAll(() => site.close())

const status = async (path = '/wps/system/status') => (await site.ask('GET', path)).body.value
const info = (token: string) => site.ask('GET', '/wps/member/info', { token })

test('[SYS-15] an open site answers what the first screen needs, by both names', async () => {
  for (const path of ['/wps/system/status', '/wps/v2/system/status']) {
    const value = await status(path)
    expect(value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { ip: '127.0.0.1', country: 'PH', countryName: 'Philippines' },
      info: { mainDomain: 'localhost:4100', launchGameCDNs: ['http://play.localhost:4100'], imageCDNs: [] },
    })
    expect(value.info.domainRoute).toEqual(['localhost:4100', 'www.localhost:4100', '127.0.0.1:4100'])
    const types = value.info.resources.map((resource: { resourceType: string }) => resource.resourceType)
    expect(types).toEqual([
      'Android',
      'MOBILECONFIG',
      'SpeedTest',
      'TELEGRAM',
      'LINE',
      'WHATSAPP',
      'YOUTUBE',
      'TWITTER',
      'FACEBOOK',
    ])
  }
  const profile = await site.fetch('/app/vesper.mobileconfig')
  expect(profile.headers.get('content-type')).toContain('x-apple-aspen-config')
  expect(await profile.text()).toContain('<string>http://localhost:4100/</string>')
})

test('[SVC-01] paths of the customer service carry their key behind them, a fresh one each time', async () => {
  expect(sealPath('https://chat.example.com/room?id=1', 'k3y8Char')).toBe(
    'Eu9kBaYKoffXQjS1p47jq+Qy33y6rsdPesQVwA7CcQgUYPMFpaVTWQ==k3y8Char',
  )
  const entries: { csType: string; path: string }[] = (await status()).info.customerService
  const opened = entries.map(({ csType, path }) => [csType, desDecrypt(path.slice(0, -8), path.slice(-8))])
  expect(opened).toEqual(['1', '2', '3'].map((type) => [type, `http://chat.localhost:4100/service/${type}`]))
  expect((await status()).info.customerService[0].path).not.toBe(entries[0]?.path)
})

test('[SYS-16] under maintenance calls say so, and what a closed site shows still answers', async () => {
  const token = await site.logIn()
  await site.operate('status', 'maintenance', '90')
  expect(await status()).toMatchObject({
    maintenance: true,
    maintenanceEndTime: site.gateway.clock.now() + 90 * minute,
  })
  const refused = await info(token)
  expect(refused).toMatchObject({
    status: 503,
    body: { errorCode: 'system.maintenance', value: { endTime: site.gateway.clock.now() + 90 * minute } },
  })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await site.ask('GET', '/wps/relay/GCSGAME_gameList?gameType=RNG')).status).toBe(503)
  for (const path of [
    'location',
    'domainRoute',
    'whitelabel',
    'settings/consolidated',
    'templates',
    'country',
    'helpCenter',
    'setting/register',
  ])
    expect((await site.ask('GET', `/wps/system/${path}`)).body.success, path).toBe(true)
})

test('[SYS-18] a session outlives a maintenance longer than its idle time, ended by itself or by the operator', async () => {
  const token = await site.logIn()
  await site.operate('status', 'maintenance', '90')
  site.advance(90 * minute)
  expect((await info(token)).body.success).toBe(true)
  await site.operate('status', 'maintenance')
  site.advance(70 * minute)
  await site.operate('status', 'normal')
  expect((await info(token)).body.success).toBe(true)
  site.advance(31 * minute)
  expect((await info(token)).body.errorCode).toBe('login.not.session')
})

test('a session that was idle before a maintenance does not come back after it, and one ended early counts from its end', async () => {
  const old = await site.logIn()
  site.advance(31 * minute)
  const token = await site.logIn()
  await site.operate('status', 'maintenance', '120')
  site.advance(10 * minute)
  await site.operate('status', 'normal')
  expect((await info(old)).status).toBe(401)
  site.advance(29 * minute)
  expect((await info(token)).body.success).toBe(true)
  site.advance(31 * minute)
  expect((await info(token)).status).toBe(401)
})

test('[SYS-17] visitors of a country or network are kept out, those of others are not', async () => {
  const behind = await startTestGateway({ proxies: 1 })
  const from = (country: string, address: string, path = '/wps/relay/GCSGAME_newGameVendor') =>
    behind.ask('GET', path, { headers: { 'X-Client-Country': country, 'X-Forwarded-For': address } })
  await behind.operate('status', 'restriction', 'us', '203.0.113.0/24', '2001:db8::/32')
  expect(await from('US', '192.0.2.1')).toMatchObject({
    status: 403,
    body: { errorCode: 'system.restricted', value: { ip: '192.0.2.1', country: 'US', countryName: 'United States' } },
  })
  expect((await from('PH', '203.0.113.77')).status).toBe(403)
  expect((await from('PH', '2001:db8::1')).status).toBe(403)
  expect((await from('PH', '203.0.114.1')).status).toBe(200)
  expect((await from('US', '192.0.2.1', '/wps/system/status')).body.value).toMatchObject({
    regionRestriction: true,
    location: { country: 'US', countryName: 'United States' },
  })
  expect((await from('', '192.0.2.1', '/wps/system/location')).body.value.country).toBe('PH')
  await behind.operate('status', 'normal')
  expect((await from('US', '192.0.2.1')).status).toBe(200)
  await behind.close()
})

test('without a proxy nobody can tell another country', async () => {
  const { body } = await site.ask('GET', '/wps/system/location', {
    headers: { 'X-Client-Country': 'US', 'X-Forwarded-For': '192.0.2.1' },
  })
  expect(body.value).toEqual({ ip: '127.0.0.1', country: 'PH', countryName: 'Philippines' })
})

test('another gateway on the same database follows within two seconds', async () => {
  const { db, clock, config } = site.gateway
  const other = await createGateway({ db, clock, random: systemChance, config })
  const ask = async () =>
    (await other.fetch(new Request('http://localhost:4100/wps/relay/GCSGAME_newGameVendor'))).status
  expect(await ask()).toBe(200)
  await site.operate('status', 'maintenance')
  site.advance(2_000)
  expect(await ask()).toBe(503)
})

test('wrong uses of the command are told', async () => {
  for (const args of [
    ['sideways'],
    ['maintenance', '0'],
    ['maintenance', 'soon'],
    ['restriction'],
    ['restriction', 'ZZ'],
    ['restriction', '300.1.1.1'],
    ['restriction', '10.0.0.0/33'],
  ])
    await expect(site.operate('status', ...args)).rejects.toThrow()
  expect(await site.operate('status')).toEqual([{ state: 'normal', until: '', countries: '', addresses: '' }])
  expect(await site.operate('status', 'restriction', 'PH')).toMatch(/PH is kept out/)
})
