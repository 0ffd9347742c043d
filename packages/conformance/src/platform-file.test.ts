import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApiClient, portsOf, type ApiClientOptions } from '@parlour/api-client'
import {
  depositByLaunch,
  getBalance,
  getPointBalance,
  getWithdrawPlan,
  listBonuses,
  listTransactions,
  login,
} from '@parlour/api-client/endpoints'
import { startContractPlatform, startGateway, type GatewayProcess } from '@parlour/servers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createCipher } from './create-cipher.ts'
import { platformText, type Credentials, type PlatformFile, type Report } from './index.ts'
import { account, check, twisted } from './testing/check.ts'

/** The file of a report as a site imports it. */
async function written(report: Report): Promise<PlatformFile> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-conformance-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'brand-platform-found.ts')
  await writeFile(file, platformText(report, 'ts'))
  const { platform } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { platform: PlatformFile }
  expect(JSON.parse(platformText(report, 'json'))).toEqual(platform)
  return platform
}

/** A client as a site makes it of such a file. */
function clientOf({ cipher, hosts, ...platform }: PlatformFile, address: string, more: Partial<ApiClientOptions> = {}) {
  let token: string | null = null
  const make = createCipher(cipher)
  const api = createApiClient({
    ...portsOf(globalThis),
    ...platform,
    ...(make && { cipher: make }),
    ...more,
    baseUrl: hosts.api || address,
    merchant: 'vesper',
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
  })
  return { api, start: async (who: Credentials) => ({ token } = await api.call(login, who)) }
}

test.each(['classic', 'current'] as const)(
  '[BEY-16] a client made of the file calls a platform of the contract with %s names rightly, and asks for nothing that it lacks',
  async (generation) => {
    const platform = await startContractPlatform({ generation })
    onTestFinished(() => platform.stop())
    const file = await written(await check(platform, { credentials: account }))
    const before = platform.requests.length
    const { api, start } = clientOf(file, platform.origin)
    await start(account)
    expect((await api.call(getBalance)).sumBalance).toBe(250_075)
    expect(await api.call(getPointBalance)).toBeDefined()
    await api.call(depositByLaunch, { amount: 50_000, bankCode: 'GCASH' })
    if (generation === 'classic') expect((await api.call(listTransactions, {})).list).toHaveLength(1)
    expect(await api.call(listBonuses, {})).toMatchObject({ list: [] })
    expect(api.has(getWithdrawPlan)).toBe(false)
    expect(api.honoursKeys(depositByLaunch)).toBe(false)
    expect(platform.requests.slice(before).filter(({ faults }) => faults.length > 0)).toEqual([])
  },
)

test('[BEY-16] the file mends what the platform does otherwise: envelope, path, header', async () => {
  const platform = await startContractPlatform()
  onTestFinished(() => platform.stop())
  const twist = twisted({
    '/wps/v2/wallets/balance': ({ body, status, request }) =>
      request.headers.has('ModuleId') && status === 200
        ? Response.json((body as { value: unknown }).value)
        : Response.json(body, { status }),
  })
  const file = await written(await check(platform, { credentials: account, fetch: twist }))
  expect(file.overrides['getBalance']).toEqual({ envelope: 'bare' })
  const { api, start } = clientOf(file, platform.origin, { fetch: twist })
  await start(account)
  expect((await api.call(getBalance)).sumBalance).toBe(250_075)
})

test('[BEY-16] of a platform that serves no key, the payloads go plain, and the file says so for each encrypted call', async () => {
  const platform = await startContractPlatform()
  onTestFinished(() => platform.stop())
  const sealed = clientOf(
    { cipher: 'legacy', overrides: {}, capabilities: { idempotency: 'ignored' }, hosts: { api: '' } },
    platform.origin,
  )
  const { token } = await sealed.api.call(login, account)
  const gone = () => new Response('Not Found', { status: 404 })
  const twist = twisted({
    '/wps/session/key/rsa': gone,
    '/wps/session/login': async ({ request }) => {
      const { username } = (await request.json()) as { username?: string }
      return username === account.username
        ? Response.json({ success: true, value: { token } })
        : Response.json({ success: false, errorCode: 'login.failed', value: null })
    },
  })
  const report = await check(platform, { credentials: account, fetch: twist })
  expect(report).toMatchObject({ cipher: 'plain', loggedIn: true })
  const file = await written(report)
  expect(file.overrides['withdraw']).toEqual({ path: '/wps/transaction/withdraw', encrypted: false })
  const { start } = clientOf(file, platform.origin, { fetch: twist })
  await start(account)
})

describe('with the reference gateway', () => {
  let gateway: GatewayProcess

  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.stop())

  test('[BEY-16] nothing is otherwise or missing, and the file needs no override', async () => {
    const who = { username: 'linhtran88', password: 'vesper2025' }
    const report = await check(gateway, { credentials: who, effects: true })
    expect(report.calls.filter(({ status }) => status === 'otherwise' || status === 'misses')).toEqual([])
    expect(report).toMatchObject({ generation: 'both', cipher: 'box' })
    expect(report.idempotency).toMatchObject({ value: 'honoured', seen: true })
    const file = await written(report)
    expect(file).toEqual({
      cipher: 'box',
      overrides: {},
      capabilities: { idempotency: 'honoured' },
      hosts: { api: '' },
    })
    const { api, start } = clientOf(file, gateway.origin)
    await start(who)
    expect((await api.call(getBalance)).sumBalance).toBeGreaterThan(0)
  })
})
