import { getCustomerServiceScript, getCustomerServiceUrl } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { serviceAddress } from './service-address.ts'
import { decryptPath, entryOf } from './service-path.ts'

const chat = 'http://chat.localhost:4100'
/** The example of contract 2.5. */
const path = 'Eu9kBaYKoffXQjS1p47jq+Qy33y6rsdPesQVwA7CcQgUYPMFpaVTWQ==k3y8Char'
const opened = 'https://chat.example.com/room?id=1'
const source = { origin: 'http://localhost:4100', origins: [chat], entries: [{ csType: '1', path }] }
const refuse = () => {
  throw new FakeRefusal('maintenance', { status: 503 })
}
const serve = (url: string | (() => never), script: string | null = null) =>
  createFakeServer().answer(getCustomerServiceUrl, url).answer(getCustomerServiceScript, { script: null, url: script })

test('[SVC-01] a path of the status opens by its own last 8 characters', async () => {
  expect(await decryptPath(path)).toBe(opened)
  expect(await decryptPath('no such text')).toBeNull()
})

test('[SVC-01] a way takes the entry of its exact type, else the first', () => {
  const entries = [
    { csType: '1', path: 'one' },
    { csType: '3', path: 'three' },
  ]
  expect(['3', '2', '1'].map((type) => entryOf(entries, type)?.path)).toEqual(['three', 'one', 'one'])
  expect(entryOf([], '1')).toBeNull()
})

test('[SVC-01] the platform names the address of who asks, by the type of the line', async () => {
  const server = serve(`${chat}/service/2#s=ticket`)
  expect(await serviceAddress(createTestClient(server), 'vip', source)).toBe(`${chat}/service/2#s=ticket`)
  expect(server.callsOf(getCustomerServiceUrl).map(({ input }) => input)).toEqual([{ csType: '2' }])
})

test('[SVC-01] when the platform does not answer, the path of the status leads there', async () => {
  expect(await serviceAddress(createTestClient(serve(refuse)), 'live', source)).toBe(opened)
})

test('[SVC-01] without a path, where the script of the operator leads', async () => {
  expect(
    await serviceAddress(createTestClient(serve(refuse, 'https://desk.example/')), 'live', { ...source, entries: [] }),
  ).toBe('https://desk.example/')
})

test.for(['javascript:alert(1)', 'http://evil.example/', '//evil.example/', 'data:text/html,x'])(
  '[SVC-01] an address that is not safe is none: %s',
  async (url) => {
    expect(await serviceAddress(createTestClient(serve(url, url)), 'live', { ...source, entries: [] })).toBeNull()
  },
)
