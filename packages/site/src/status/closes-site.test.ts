import { getRsaKey, getStatus } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { closesSite } from './closes-site.ts'

test.each([
  ['system.maintenance', true],
  ['system.restricted', true],
  ['us_forbidden_login_error', false],
])('[SYS-18] an answer with %s closes the site: %s', async (code, closes) => {
  const server = createFakeServer().answer(getRsaKey, () => {
    throw new FakeRefusal(code)
  })
  const heard: unknown[] = []
  await createTestClient(server, { onRefused: (error) => heard.push(error) })
    .call(getRsaKey, {})
    .catch(() => undefined)
  expect(heard.map(closesSite)).toEqual([closes])
})

test('[SYS-18] a status that is refused itself does not ask for the status', async () => {
  const server = createFakeServer().answer(getStatus, () => {
    throw new FakeRefusal('system.maintenance')
  })
  const heard: unknown[] = []
  await createTestClient(server, { onRefused: (error) => heard.push(error) })
    .call(getStatus, { url: 'site.test' })
    .catch(() => undefined)
  expect(heard.map(closesSite)).toEqual([false])
})
