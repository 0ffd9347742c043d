import * as v from 'valibot'
import { expect, test } from 'vitest'
import { partsOf } from '../schema-parts.ts'
import { runSchema } from './run-schema.ts'
import { withFallbacks } from './with-fallbacks.ts'

const row = withFallbacks(v.object({ name: v.string(), id: v.nullish(v.number(), 0) }), {
  name: ['label', 'code'],
})

test('[API-03] a missing member, or one that is null, is read from the first other that is there', () => {
  expect(runSchema(row, { name: 'a', label: 'b' })).toMatchObject({ output: { name: 'a' } })
  expect(runSchema(row, { name: null, label: 'b', code: 'c' })).toMatchObject({ output: { name: 'b' } })
  expect(runSchema(row, { label: null, code: 'c', id: 1 })).toMatchObject({ output: { name: 'c', id: 1 } })
})

test('[API-03] nothing stands in for a member that is wrong, and what is no object stays what it is', () => {
  for (const wrong of [{ name: 1, label: 'b' }, {}, null, [], 'text'])
    expect(runSchema(row, wrong).issues).not.toBeNull()
})

test('the members of the schema stay readable', () => {
  expect(Object.keys(partsOf(row).entries ?? {})).toEqual(['name', 'id'])
})
