import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart, startGateway } from './start-gateway.ts'

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
