import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContractPlatform, type ContractPlatform } from '@parlour/servers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPace } from '../bin/create-pace.ts'
import { run } from '../bin/run.ts'
import type { Report } from './index.ts'

let platform: ContractPlatform
beforeAll(async () => {
  platform = await startContractPlatform()
})
afterAll(() => platform.stop())

/** Runs the command with these arguments; `ADDRESS` is the platform's. */
async function start(line: string, environment: Readonly<Record<string, string>> = {}) {
  let [out, err] = ['', '']
  const args = line.replace('ADDRESS', platform.origin).split(' ').filter(Boolean)
  const code = await run(args, environment, { out: (text) => (out += text), err: (text) => (err += text) })
  return { code, out, err }
}

/** A server of its own for one test. @returns its address */
async function serve(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle).listen(0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

test('[API-01] what was tried and fits is exit code 0, with a table of all calls and the counts', async () => {
  const { code, out } = await start('ADDRESS --username demo01 --password abc12345')
  expect(code).toBe(0)
  expect(out).toMatch(/^has +getBalance +GET \/wps\/v2\/wallets\/balance +read$/m)
  expect(out).toMatch(/^misses +\w+ +GET \/wps\/\S+ +no path of it answers$/m)
  expect(out).toMatch(/^\d+ calls of the contract: has \d+, otherwise 0, misses \d+, not tried \d+$/m)
})

test('[API-01] a missing call of the contract is exit code 1 where the run is strict', async () => {
  expect((await start('ADDRESS --strict')).code).toBe(1)
})

test('[API-01] the report as JSON, the password from the environment, and the file of the platform', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-conformance-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'platform.json')
  const { code, out, err } = await start(`ADDRESS --username demo01 --json --out ${file}`, {
    CONFORMANCE_PASSWORD: 'abc12345',
  })
  const report = JSON.parse(out) as Report
  expect(code).toBe(0)
  expect(report.loggedIn).toBe(true)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(report.platform)
  expect(err).toBe(`wrote ${file}\n`)
  expect(out).not.toContain('abc12345')
})

test('[API-01] a call that does otherwise is exit code 1', async () => {
  const address = await serve((request, response) => {
    void fetch(platform.origin + (request.url ?? '')).then(async (answer) => {
      const text = await answer.text()
      const isLocation = request.url === '/wps/system/location'
      response.writeHead(answer.status).end(isLocation ? JSON.stringify({ ip: '203.0.113.9' }) : text)
    })
  })
  const { code, out } = await start(address)
  expect(out).toMatch(/^otherwise +getLocation .* envelope is bare; read$/m)
  expect(code).toBe(1)
})

test.each([
  ['', /an address is missing/],
  ['platform', /platform is no http address/],
  ['ftp://platform.example', /is no http address/],
  ['https://platform.example/wps', /is more than an origin: write https:\/\/platform\.example\n/],
  ['http://localhost:1 http://localhost:2', /one address at a time/],
  ['ADDRESS --cipher rot13', /--cipher is box, legacy or plain, not rot13/],
  ['ADDRESS --username demo01', /--username needs --password/],
  ['ADDRESS --effects', /--effects needs a test account/],
  ['ADDRESS --out platform.yaml', /--out ends in \.ts or \.json/],
  ['ADDRESS --timeout soon', /--timeout is a number of seconds/],
  ['ADDRESS --pace fast', /--pace is a number of calls a minute/],
  ['ADDRESS --bogus', /Unknown option '--bogus'/],
])('[API-05] "%s" is a wrong argument: exit code 2, with what is wrong and how to run it', async (line, words) => {
  const { code, err, out } = await start(line)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(words)
  expect(err).toContain('npx @parlour/conformance <address> [options]')
})

test('[API-05] no connection, no answer in time, no platform and a refused login are exit code 2 with a sentence each', async () => {
  const gone = await startContractPlatform()
  await gone.stop()
  const silent = await serve(() => undefined)
  const shop = await serve((_, response) => response.writeHead(200).end('<!doctype html><title>Shop</title>'))
  const cases: [string, RegExp][] = [
    [gone.origin, /http:\/\/localhost:\d+ cannot be reached: .*ECONNREFUSED/],
    ['http://localhost:1', /cannot be reached: bad port/],
    ['ADDRESS --out no/such/folder/platform.ts', /no such file or directory/],
    [`${silent} --timeout 0.2`, /cannot be reached: no answer in time/],
    [shop, /answers, but not as a platform/],
    ['ADDRESS --username demo01 --password wrong', /the login was refused with the cipher legacy: login\.failed/],
    ['ADDRESS --username demo01 --password abc12345 --cipher plain', /refused with the cipher plain/],
    ['ADDRESS --username demo01 --password abc12345 --cipher box', /refused with the cipher box: getBoxKey: http\.404/],
  ]
  for (const [line, words] of cases) {
    const { code, err } = await start(line)
    expect(code, line).toBe(2)
    expect(err, line).toMatch(words)
    expect(err.trim().split('\n'), line).toHaveLength(1)
  }
})

test('[API-01] a pace holds calls apart by the requests that were sent', async () => {
  const begun: number[] = []
  const { fetch: counted, turn } = createPace(() => {
    begun.push(performance.now())
    return Promise.resolve(new Response())
  }, 1200)
  await turn()
  await Promise.all([counted('http://localhost'), counted('http://localhost')])
  await turn()
  await counted('http://localhost')
  expect((begun[2] ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(90)
})

test('help is exit code 0', async () => {
  expect(await start('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--merchant') })
})
