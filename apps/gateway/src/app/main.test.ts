import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A process loads a thousand modules before it says anything: seconds on an idle machine, many on a busy one. */
const processesStart = 240_000

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

test(
  'without a seed it prints one address, answers, and leaves at SIGTERM',
  async () => {
    const child = spawn(process.execPath, ['--conditions=@parlour/source', main], {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', PARLOUR_DATA: ':memory:', PARLOUR_SEED: 'none' },
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
    expect(said.match(/http:\/\/localhost:\d+/g)).toHaveLength(1)
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(said) ?? []
    // `Date` of this realm stands at the moment of the suites.
    const realNow = () => performance.timeOrigin + performance.now()
    const asked = realNow()
    const answer = await fetch(`${origin}/wps/system/status`)
    expect(answer.status).toBe(200)
    const date = Date.parse(answer.headers.get('date') ?? '')
    // The header has whole seconds.
    expect(date).toBeGreaterThan(asked - 2_000)
    expect(date).toBeLessThan(realNow() + 1_000)
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
