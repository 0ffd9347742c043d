import { getLocation } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createProbe, probeLimit } from './create-probe.ts'

const never = () => new AbortController().signal

test('[SIDE-08] a probe tells how long one small call to that site took', async () => {
  const server = createFakeServer().answer(getLocation, { ip: '203.0.113.7' })
  let time = 100
  const origins: string[] = []
  const probe = createProbe({
    clientOf: (baseUrl) => {
      origins.push(baseUrl)
      return createTestClient(server, { baseUrl })
    },
    monotonic: () => (time += 20),
    within: never,
  })
  expect(await probe('https://vesper2.example', never())).toBe(20)
  expect([origins, server.callsOf(getLocation).length]).toEqual([['https://vesper2.example'], 1])
  expect(server.calls[0]?.headers.get('authorization')).toBeNull()
})

test.each([
  ['that is out of reach', (server: ReturnType<typeof createFakeServer>) => server.fail('reset'), never()],
  ['that answers with an error', (server: ReturnType<typeof createFakeServer>) => server.fail('500'), never()],
  ['after it was ended', (server: ReturnType<typeof createFakeServer>) => server, AbortSignal.abort()],
])('[SIDE-08] a site %s has no time', async (_, change, signal) => {
  const server = createFakeServer()
  change(server)
  const waits: number[] = []
  const within = (milliseconds: number) => {
    waits.push(milliseconds)
    return never()
  }
  const probe = createProbe({ clientOf: () => createTestClient(server), monotonic: () => 0, within })
  expect(await probe('https://vesper2.example', signal)).toBeNull()
  expect(waits).toEqual([probeLimit])
})
