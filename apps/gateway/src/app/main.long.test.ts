import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A process loads a thousand modules before it says anything: seconds on an idle machine, many on a busy one. */
const processesStart = 240_000

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; errors: string }>((resolve) => {
    const child = spawn(process.execPath, ['--conditions=@parlour/source', main], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('exit', (code) => resolve({ code, errors }))
  })

const expectOneLine = ({ code, errors }: { code: number | null; errors: string }, words: RegExp) => {
  expect(code).toBe(1)
  expect(errors).toMatch(words)
  expect(errors.trim().split('\n')).toHaveLength(1)
}

test(
  'it says what it does, prints one address and the accounts, and leaves at SIGTERM',
  async () => {
    const child = spawn(process.execPath, ['--conditions=@parlour/source', main], {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', PARLOUR_DATA: ':memory:' },
    })
    let said = ''
    let logged = ''
    child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Open http')) resolve()
      })
      void ended.then(() => resolve())
    })
    expect(said).toMatch(/seed: 60 days of history/)
    expect(said.match(/http:\/\/localhost:\d+/g)).toHaveLength(1)
    for (const name of ['linhtran88', 'marcobay01', 'aprilsol22', 'guest4021']) expect(said).toContain(name)
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(said) ?? []
    const answer = await fetch(`${origin}/wps/system/status`)
    expect(answer.status).toBe(200)
    expect(
      Math.abs(Date.parse(answer.headers.get('date') ?? '') - (performance.timeOrigin + performance.now())),
    ).toBeLessThan(5000)
    await answer.text()
    const ask = async (path: string) => {
      const { status, headers, ...rest } = await fetch(`${origin}${path}`).then(async (got) => ({
        status: got.status,
        headers: got.headers,
        body: await got.json(),
      }))
      return { status, connection: headers.get('connection'), ...rest }
    }
    const checks = { database: 'ok', migrations: 'ok', jobs: 'ok', leaving: 'ok' }
    expect(await ask('/livez')).toMatchObject({ status: 200, body: { alive: true } })
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ready: true, checks } })
    child.kill('SIGTERM')
    let last = await ask('/readyz')
    while (last.status === 200) last = await ask('/readyz')
    expect(last).toEqual({
      status: 503,
      connection: 'close',
      body: { ready: false, checks: { ...checks, leaving: 'leaving' } },
    })
    expect(await ended).toBe(0)
    expect(said.trim().split('\n').at(-1)).toMatch(/^gateway: ended because of SIGTERM after \d+ ms; calls cut: 0$/)
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        msg: 'call',
        record: 'getStatus',
        outcome: 'ok',
        requestId: answer.headers.get('x-request-id'),
      }),
    )
  },
  processesStart,
)

test(
  'SIGTERM in the middle of the start closes the embedded database and ends with 0',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-start-'))
    const child = spawn(process.execPath, ['--conditions=@parlour/source', main], {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', PARLOUR_DATA: folder },
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!child.killed && /^seed: /m.test(said)) child.kill('SIGTERM')
    })
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0)
    expect(said.trim().split('\n').at(-1)).toMatch(/^gateway: ended because of SIGTERM after \d+ ms; calls cut: 0$/)
    expect(await readdir(folder)).toEqual(['operator-token', 'postgres'])
    await rm(folder, { recursive: true })
  },
  processesStart,
)

test('a port in use is one clear line', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, resolve))
  const { port } = taken.address() as AddressInfo
  expectOneLine(
    await run({ PORT: String(port), PARLOUR_DATA: ':memory:' }),
    new RegExp(`^gateway: port ${port} is in use`),
  )
  taken.close()
})

test(
  'a data folder that cannot be written is one clear line',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-data-'))
    await writeFile(join(folder, 'file'), 'x')
    expectOneLine(
      await run({ PORT: '0', PARLOUR_DATA: join(folder, 'file') }),
      /^gateway: the data folder .*file cannot be used/,
    )
    await rm(join(folder, 'file'))
    await writeFile(join(folder, 'gateway.pid'), String(process.pid))
    expectOneLine(await run({ PORT: '0', PARLOUR_DATA: folder }), /another gateway .* is using it/)
    await rm(folder, { recursive: true })
  },
  processesStart,
)

test(
  'a wrong DATABASE_URL, PORT, PARLOUR_LOG or PARLOUR_TEST_NOW is one clear line',
  async () => {
    expectOneLine(
      await run({ PORT: '0', PARLOUR_DATA: ':memory:', PARLOUR_LOG: 'xml' }),
      /^gateway: PARLOUR_LOG must be json or pretty, not "xml"/,
    )
    expectOneLine(
      await run({ PORT: '0', DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
      /^gateway: the database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    )
    expectOneLine(
      await run({ PORT: '0', DATABASE_URL: 'not a url' }),
      /^gateway: DATABASE_URL must be an address such as postgres:[^ ]*, not what it is/,
    )
    expectOneLine(
      await run({ PORT: 'http', PARLOUR_DATA: ':memory:' }),
      /^gateway: PORT must be a whole number from 0 to 65535, not "http"/,
    )
    expectOneLine(
      await run({ PORT: '0', PARLOUR_TEST: '1', PARLOUR_TEST_NOW: 'noon' }),
      /^gateway: PARLOUR_TEST_NOW must be a moment such as/,
    )
  },
  processesStart,
)

test(
  'every setting that is wrong, and every one that is none, has a line of its own',
  async () => {
    const { code, errors } = await run({
      PARLOUR_PROXYS: '1',
      PARLOUR_SEED: 'real',
      PARLOUR_OPERATOR_TOKEN: 'short-and-secret',
    })
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toEqual([
      'gateway: PARLOUR_PROXYS is not a setting (it is "1"); "pnpm gateway config here" lists those that are',
      'gateway: PARLOUR_SEED must be demo, catalogue or none, not "real"',
      'gateway: PARLOUR_OPERATOR_TOKEN must be 32 to 128 letters, digits, - and _, not what it is (not shown)',
    ])
  },
  processesStart,
)
