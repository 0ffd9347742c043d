import * as v from 'valibot'
import { expect, test } from 'vitest'
import { runSchema } from './run-schema.ts'
import { tolerantList } from './tolerant-list.ts'

const game = v.object({
  id: v.number(),
  name: v.nullish(v.string(), null),
  tags: tolerantList(v.string()),
  any: v.unknown(),
  note: v.optional(v.string()),
  stake: v.optional(
    v.pipe(
      v.number(),
      v.transform((value) => value * 100),
    ),
    1,
  ),
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
    output: [
      { ...whole, stake: 200 },
      { id: 3, name: null, tags: [], any: null, stake: 100 },
    ],
  })
})

test('[API-03] lists within items count too, and a missing list is an empty one', () => {
  expect(drops(tolerantList(game), [{ id: 1, any: 1, tags: ['a', 1, null] }]).count).toBe(2)
  for (const missing of [null, undefined])
    expect(drops(tolerantList(game), missing)).toEqual({ issues: null, count: 0, output: [] })
  expect(drops(tolerantList(game), 'text').issues).toHaveLength(1)
})
