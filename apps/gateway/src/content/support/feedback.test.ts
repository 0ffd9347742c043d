import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ addressFactor: 1 })))
afterAll(() => site.close())

const send = (json: object, key: string = randomUUID()) =>
  site.ask('PUT', '/wps/feedback', { json, headers: { 'Idempotency-Key': key } })

test('[SVC-02] feedback needs no account, is kept once for its key, and the operator reads it', async () => {
  const key = randomUUID()
  const words = { type: 'deposit', content: '  The QR code was too small on my phone.  ' }
  const first = await send(words, key)
  expect(first.body.success).toBe(true)
  const again = await send(words, key)
  expect([again.body.value, again.headers.get('idempotent-replayed')]).toEqual([first.body.value, 'true'])
  expect(await site.operate('feedback')).toMatchObject([
    { type: 'deposit', language: 'EN', content: 'The QR code was too small on my phone.' },
  ])
  await expect(site.operate('feedback', 'all')).rejects.toThrow()
})

test('a key of one network neither answers nor hinders another', async () => {
  const proxied = await site.twin({ proxies: 1 })
  const key = randomUUID()
  const from = (address: string, content: string) =>
    proxied.ask('PUT', '/wps/feedback', {
      json: { type: 'other', content },
      headers: { 'Idempotency-Key': key, 'X-Forwarded-For': address },
    })
  const first = await from('203.0.113.7', 'The lobby is quick.')
  const other = await from('198.51.100.7', 'The lobby is slow.')
  expect([first.body.success, other.body.success, other.headers.get('idempotent-replayed')]).toEqual([true, true, null])
  expect(other.body.value.feedbackId).not.toBe(first.body.value.feedbackId)
})

test('[VAL-10] ten to a thousand characters, an emoji is one, of six types, ten an hour', async () => {
  for (const json of [
    { type: 'praise', content: 'x'.repeat(20) },
    { type: 'other', content: ' '.repeat(20) },
    { type: 'other', content: '👍'.repeat(9) },
    { type: 'other', content: 'x'.repeat(1_001) },
  ])
    expect((await send(json)).body.errorCode).toBe('request_param_err')
  for (const type of ['deposit', 'withdraw', 'game', 'service', 'application', 'other', 'other', 'other', 'other'])
    expect((await send({ type, content: '👍'.repeat(1_000) })).body.success).toBe(true)
  expect((await send({ type: 'other', content: 'x'.repeat(10) })).status).toBe(429)
})
