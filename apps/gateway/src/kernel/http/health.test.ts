import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHealth } from './health.ts'

const health = makeHealth()
const server = createServer(
  (incoming, outgoing) => void (health.answered(incoming, outgoing) || outgoing.writeHead(404).end()),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })
  return { status: answer.status, retry: answer.headers.get('retry-after'), body: await answer.text() }
}

test('a process that starts or leaves lives and is not ready; only the two paths are taken', async () => {
  expect(await ask('/livez')).toEqual({ status: 200, retry: null, body: '{"alive":true}' })
  expect(await ask('/readyz?verbose')).toMatchObject({
    status: 503,
    retry: '2',
    body: expect.stringContaining('"database":"starting"') as string,
  })
  health.follow(async () => ({ database: 'busy', migrations: 'ok', jobs: 'ok' }))
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    body: '{"ready":true,"checks":{"database":"busy","migrations":"ok","jobs":"ok","leaving":"ok"}}',
  })
  expect(await ask('/readyz', 'HEAD')).toEqual({ status: 200, retry: null, body: '' })
  expect([(await ask('/readyz', 'POST')).status, (await ask('/readyz/more')).status]).toEqual([404, 404])
  health.follow(async () => ({ database: 'ok', migrations: 'ok', jobs: 'late' }))
  expect((await ask('/readyz')).status).toBe(503)
  health.follow(async () => ({ database: 'ok', migrations: 'ok', jobs: 'ok' }))
  health.leave()
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: expect.stringContaining('"leaving":"leaving"') as string,
  })
  expect((await ask('/livez')).status).toBe(200)
})
