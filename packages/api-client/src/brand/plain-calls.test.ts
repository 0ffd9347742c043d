import { expect, test } from 'vitest'
import { withOverrides } from '../client/overrides.ts'
import { allEndpoints } from '../testing/index.ts'
import { plainCalls } from './plain-calls.ts'

test('[API-01] with plainCalls no call is encrypted, and no other call is named', () => {
  const encrypted = allEndpoints.filter((endpoint) => endpoint.encrypted).map(({ name }) => name)
  expect(Object.keys(plainCalls).toSorted()).toEqual(encrypted.toSorted())
  for (const endpoint of allEndpoints) expect(withOverrides(endpoint, plainCalls).encrypted, endpoint.name).toBe(false)
})
