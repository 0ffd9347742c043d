import { expect, test } from 'vitest'
import * as entryPoint from './endpoints/index.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointsOf } from './testing/index.ts'

const records = endpointsOf(entryPoint)
const namesOf = (some: (record: Endpoint) => boolean) => records.filter(some).map(({ name }) => name)

test('[API-01] only reads are sent again, kept or shared: no call with an effect, and none whose payload is sealed', () => {
  const repeated = ({ retries, cache }: Endpoint) => retries > 0 || cache !== null
  expect(
    namesOf((record) => repeated(record) && (record.idempotent || record.encrypted || record.method !== 'GET')),
  ).toEqual([])
})

test('[API-01] calls that move money have their 30 seconds, and no read waits longer than its 15', () => {
  expect(namesOf(({ timeLimit, retries }) => retries > 0 && timeLimit > 15_000)).toEqual([])
  expect(
    namesOf(({ idempotent, timeLimit, amounts }) => idempotent && amounts.length > 0 && timeLimit < 30_000),
  ).toEqual([])
})

test('[API-01] a body that is sealed is JSON, and a read has its input in the query', () => {
  expect(namesOf(({ encrypted, encoding }) => encrypted && encoding !== 'json')).toEqual([])
  expect(namesOf(({ method, encoding }) => method === 'GET' && encoding !== 'query')).toEqual([])
})

test('[API-01] every path is one of the platform, and only two launches share their first', () => {
  expect(
    records
      .flatMap(({ path, aliases }) => [path, ...aliases])
      .filter((path) => !/^\/(wps|lgw|lotto\/lgw)\/[\w/]+$/.test(path)),
  ).toEqual([])
  const first = records.map(({ method, path, moduleId }) => `${method} ${path} ${moduleId}`)
  // The contract opens the lottery's lobby by the call that launches a game; the query tells them apart.
  expect(first.filter((name, index) => first.indexOf(name) !== index)).toEqual(['GET /wps/game/launchGame GAMELO3'])
})
