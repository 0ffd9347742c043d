import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { parseAnswer } from '../client/parse-answer.ts'
import type { Endpoint } from '../endpoint.ts'
import { isSchema, itemOf, partsOf } from '../schema-parts.ts'
import { allEndpoints } from '../testing/index.ts'
import { id, idText } from './id.ts'
import { runSchema } from './run-schema.ts'
import { operatorId, sentId } from './sent-id.ts'

const digits = '1795012345678901249'
/** They name a kind or a page, of which there are few. */
const counted = /\b(txTypeId|accountTypeId|typeId|patternId|pageNo)$/
/** It is made here. */
const ours = ['endSessions.sessionId']

const read = (schema: GenericSchema, value: unknown): unknown => {
  const checked = runSchema(schema, value)
  return checked.issues ? 'misfit' : checked.output
}

type Member = readonly [path: string, schema: GenericSchema]

/** Every member of a schema, those inside others too. */
function membersOf(schema: GenericSchema, path: string, above: readonly GenericSchema[] = []): Member[] {
  if (above.includes(schema)) return []
  const inside = (part: GenericSchema, at: string) => membersOf(part, at, [...above, schema])
  const { entries = {}, wrapped, item, value, options = [], getter } = partsOf(schema)
  const parts = [wrapped, itemOf(schema) ?? item, value, ...options, getter?.(undefined)].filter(isSchema)
  return [
    ...Object.entries(entries).flatMap(([name, entry]): Member[] => [
      [`${path}.${name}`, entry],
      ...inside(entry, `${path}.${name}`),
    ]),
    ...parts.flatMap((part) => inside(part, path)),
  ]
}

/** The ids in what the records write or read: the members of which an answer keeps the digits. */
const idsOf = (side: 'request' | 'response'): Member[] =>
  allEndpoints
    .flatMap((endpoint: Endpoint) => membersOf(endpoint[side], endpoint.name))
    .filter(([path]) => JSON.stringify(parseAnswer(`{"${path.split('.').pop()}":${digits}}`)).includes(`"${digits}"`))
    .filter(([path]) => !counted.test(path) && !ours.includes(path))

test.each(['request', 'response'] as const)('[API-04] every id of every %s keeps digits beyond 2^53', (side) => {
  const ids = idsOf(side)
  expect(ids.length).toBeGreaterThan(40)
  const kept = (schema: GenericSchema) => [digits, [digits]].some((value) => String(read(schema, value)) === digits)
  expect(ids.filter(([, schema]) => !kept(schema)).map(([path]) => path)).toEqual([])
})

test.each([
  [17, 17],
  ['17', 17],
  [-1, -1],
  [2 ** 53 - 1, 2 ** 53 - 1],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  [2 ** 53, 'misfit'],
  [1.5, 'misfit'],
  ['1.5', 'misfit'],
  ['1e300', 'misfit'],
  ['', 'misfit'],
  [null, 'misfit'],
])('[API-04] the id %j is read as %j', (written, expected) => {
  expect(read(id, written)).toBe(expected)
})

test('[API-04] an id that is read as a text is one however it was written', () => {
  expect([17, '17', 'TX-17', digits, 2 ** 53].map((written) => read(idText, written))).toEqual([
    '17',
    '17',
    'TX-17',
    digits,
    'misfit',
  ])
})

test('an id in a request is sent with its digits, and a platform that counts in numbers takes those that are exact', () => {
  const served = (schema: GenericSchema, value: unknown) => {
    const config: object = { numericIds: true }
    const result = schema['~run']({ value }, config)
    return result.issues ? 'misfit' : result.value
  }
  expect([17, '17', digits, -1, '-1'].map((value) => read(sentId, value))).toEqual([17, 17, digits, 'misfit', 'misfit'])
  expect(['17', 2 ** 31, 2 ** 53 - 1, digits].map((value) => served(sentId, value))).toEqual([
    17,
    2 ** 31,
    2 ** 53 - 1,
    'misfit',
  ])
  expect([2 ** 31 - 1, 2 ** 31].map((value) => served(operatorId, value))).toEqual([2 ** 31 - 1, 'misfit'])
})
