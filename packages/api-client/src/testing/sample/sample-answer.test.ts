import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineEndpoint } from '../../endpoint.ts'
import { getBalance, listGames } from '../../endpoints/index.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { allEndpoints } from '../endpoints-of.ts'
import { sampleAnswer, sampleRequest } from './sample-answer.ts'

/** Where a sample has a list of nothing: its items hide behind a transform that does not name them. */
const hollow = (value: unknown, path = 'value'): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > 0 && value.every((item) => item === null)) return [path]
  return Object.entries(value).flatMap(([name, part]) => hollow(part, `${path}.${name}`))
}

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-06] the sample of %s fits its record, has no hollow list, and is the same for the same seed',
  (_, endpoint) => {
    for (const seed of [1, 2, 3]) {
      const answer = sampleAnswer(endpoint, seed)
      expect(hollow(answer)).toEqual([])
      expect(sampleAnswer(endpoint, seed)).toEqual(answer)
    }
  },
)

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-06] the sampled request of %s fits its record',
  (_, endpoint) => {
    expect(v.safeParse(endpoint.request, sampleRequest(endpoint)).issues).toBeUndefined()
  },
)

test('[API-06] every item of a sampled list survives the tolerant list', () => {
  expect(v.parse(listGames.response, sampleAnswer(listGames)).games).toHaveLength(3)
})

test('[API-06] another seed gives another answer, sums are decimal numbers of major units', () => {
  expect(sampleAnswer(getBalance, 1)).not.toEqual(sampleAnswer(getBalance, 2))
  expect(sampleAnswer(getBalance, 1)).toMatchObject({ sumBalance: 1251.5, currency: 'PHP' })
})

const made = <Response extends v.GenericSchema>(response: Response) =>
  sampleAnswer(defineEndpoint({ name: 'made', method: 'GET', path: '/made', request: v.object({}), response }))

test('[API-06] a sample keeps to what the schema checks', () => {
  expect(made(v.pipe(v.number(), v.integer(), v.maxValue(2)))).toBe(1)
  expect(made(v.pipe(v.string(), v.minLength(10), v.maxLength(12)))).toHaveLength(10)
  expect(made(v.pipe(v.string(), v.isoDate()))).toBe('2026-01-15')
  expect(made(v.picklist(['first', 'second']))).toBe('second')
  expect(made(v.object({ maintenance: v.nullish(v.number()), pair: v.tuple([v.literal('a'), v.boolean()]) }))).toEqual({
    maintenance: null,
    pair: ['a', false],
  })
  expect(made(v.record(v.picklist(['LIVE', 'RNG']), tolerantList(v.string())))).toHaveProperty('LIVE')
})

test('[API-06] a schema that a walk cannot serve is named', () => {
  expect(() => made(v.object({ day: v.date() }))).toThrow('no sample for a schema of type date at day')
  expect(() => made(v.object({ day: v.pipe(v.string(), v.regex(/^\u2603$/)) }))).toThrow(
    'the answer of made does not fit its record: day',
  )
})
