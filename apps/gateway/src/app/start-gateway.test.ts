import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../kernel/observe/index.ts'
import { CannotStart } from './cannot-start.ts'
import { startGateway } from './start-gateway.ts'

let folder = ''
let taken: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-failed-'))
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await rm(folder, { recursive: true })
})

const addressOf = (server: Server): number => (server.address() as AddressInfo).port

test('a start that fails gives back the database, its folder and both ports', async () => {
  const free = createServer()
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
  const port = addressOf(free)
  await new Promise((resolve) => free.close(resolve))
  const input = { port, host: '127.0.0.1', databaseUrl: null, dataFolder: folder, seed: 'none' as const }
  const failed = startGateway({ ...input, metrics: { host: '127.0.0.1', port: addressOf(taken) } })
  await expect(failed).rejects.toThrow(CannotStart)
  expect(await readdir(folder)).toEqual(['operator-token', 'postgres'])
  const second = await startGateway({ ...input, metrics: { host: '127.0.0.1', port: 0 } })
  expect(await readdir(folder)).toContain('gateway.pid')
  await second.close()
  expect(await readdir(folder)).toEqual(['operator-token', 'postgres'])
}, 180_000)

test('a disk that fills up while the gateway runs: calls get 503, readiness says why, one line says where to look', async () => {
  const data = await mkdtemp(join(tmpdir(), 'parlour-full-'))
  const lines: string[] = []
  let free = 100 * 1_048_576
  const log = makeLog({ format: 'json', level: 'warn' }, (line) => void lines.push(line))
  const site = await startGateway({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: data,
    seed: 'none',
    free: async () => free,
    log,
  })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
      headers: { Merchant: 'vesper', Language: 'EN' },
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const ready = async () => (await ask('/readyz')).status
  expect(await ready()).toBe(200)
  free = 0
  await expect.poll(ready).toBe(503)
  expect((await ask('/readyz')).text).toContain('"database":"disk-full"')
  const refused = await ask('/wps/captcha')
  expect([refused.status, refused.retryAfter, JSON.parse(refused.text).errorCode]).toEqual([503, '2', 'system.busy'])
  expect(
    lines.filter((line) => line.includes('its disk is full')).filter((line) => line.includes('df -h')),
  ).toHaveLength(1)
  free = 100 * 1_048_576
  await expect.poll(ready).toBe(200)
  free = 0
  // What ends the process says that it was not closed, with exit code 1: nothing waits for the database.
  await expect(site.close()).rejects.toThrow('is full, so the database was left as a crash leaves it')
  await rm(data, { recursive: true })
}, 180_000)
