import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as door from '../endpoints/index.ts'
import { checksOf, partsOf } from '../schema-parts.ts'
import { endpointsOf, sampleAnswer } from '../testing/index.ts'
import { quickRun, unsure } from './quick-run.ts'
import { runSchema } from './run-schema.ts'
import { tolerantList } from './tolerant-list.ts'

const game = v.object({
  id: v.number(),
  name: v.nullish(v.string(), null),
  tags: tolerantList(v.string()),
  any: v.unknown(),
  note: v.optional(v.string()),
  stake: v.optional(v.pipe(v.number(), v.transform((value) => value * 100)), 1),
})

const drops = (schema: v.GenericSchema, value: unknown) => {
  let count = 0
  const { issues, ...rest } = runSchema(schema, value, () => count++)
  return { issues, count, ...rest }
}

test('[API-03] an item that does not fit is left out and counted, the rest stays', () => {
  const whole = { id: 1, name: 'Owl', tags: ['a'], any: 0, stake: 2 }
  const list = [whole, { ...whole, id: '1' }, null, 5, [], { id: 2 }, { id: 3, any: null }]
  expect(drops(tolerantList(game), list)).toStrictEqual({
    issues: null,
    count: 5,
    output: [{ ...whole, stake: 200 }, { id: 3, name: null, tags: [], any: null, stake: 100 }],
  })
})

test('[API-03] lists within items count too, and a missing list is an empty one', () => {
  expect(drops(tolerantList(game), [{ id: 1, any: 1, tags: ['a', 1, null] }]).count).toBe(2)
  for (const missing of [null, undefined]) expect(drops(tolerantList(game), missing)).toEqual({ issues: null, count: 0, output: [] })
  expect(drops(tolerantList(game), 'text').issues).toHaveLength(1)
})

/** Every schema that stands in another, by what holds it. */
function* schemasIn(schema: v.GenericSchema): Generator<v.GenericSchema> {
  yield schema
  const { entries = {}, wrapped, item, options = [] } = partsOf(schema)
  const steps = checksOf(schema).flatMap(({ metadata }) => (metadata && 'item' in metadata ? [metadata['item'] as v.GenericSchema] : []))
  const inner = [...Object.values(entries), wrapped, item, ...steps, ...options].filter((part): part is v.GenericSchema => typeof part === 'object' && part !== null && 'kind' in part)
  for (const part of inner) yield* schemasIn(part)
}

const odd = [undefined, null, true, 0, -1, 1.5, Number.NaN, '', '1', 'text', [], {}, [1], { a: 1 }]

/** A value, and the same with each of its members missing or odd. */
function* spoilt(value: unknown): Generator<unknown> {
  yield value
  yield* odd
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const key of Object.keys(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>
    yield rest
    for (const other of odd) yield { ...value, [key]: other }
  }
}

/** Every value that stands in another. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* valuesIn(inner)
}

test('[API-03] the short way through a schema says what the schema says, for the rows of every record, whole and spoilt', () => {
  let compared = 0
  for (const record of endpointsOf(door)) {
    const rows = [...valuesIn(sampleAnswer(record))].filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value)).slice(0, 4)
    for (const schema of schemasIn(record.response)) {
      const { type } = partsOf(schema)
      if (type !== 'object') continue
      const quick = quickRun(schema)
      for (const value of rows.flatMap((row) => [...spoilt(row)])) {
        const output = quick(value, {})
        if (output === unsure) continue
        compared++
        expect({ issues: null, output }, `${record.name} ${JSON.stringify(value)}`).toStrictEqual(runSchema(schema, value))
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000)
})

test('[API-03] the rows of a sample take the short way', () => {
  const rows = sampleAnswer(door.listGames).games ?? []
  const [item] = checksOf(partsOf(door.listGames.response).entries!['games']!).flatMap(({ metadata }) => (metadata ? [metadata['item'] as v.GenericSchema] : []))
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(quickRun(item!)(row, {})).not.toBe(unsure)
})
