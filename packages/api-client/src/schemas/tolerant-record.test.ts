import * as v from 'valibot'
import { expect, test } from 'vitest'
import { runSchema } from './run-schema.ts'
import { sideRecord, tolerantRecord } from './tolerant-record.ts'

test('[API-05] a member of a dictionary that does not fit is left out and counted, the others stay', () => {
  let dropped = 0
  const rates = tolerantRecord(v.object({ rate: v.number() }))
  expect(
    runSchema(rates, { LIVE: { rate: 1 }, RNG: 'seven', FISH: { rate: 2, more: true } }, () => (dropped += 1)),
  ).toEqual({
    issues: null,
    output: { LIVE: { rate: 1 }, FISH: { rate: 2 } },
  })
  expect(dropped).toBe(1)
  expect(runSchema(rates, { RNG: 'seven' }).issues).toEqual(['value: none of 1 fits'])
  expect(runSchema(sideRecord(v.number()), { RNG: 'seven' })).toEqual({ issues: null, output: {} })
  expect(runSchema(rates, {}).issues).toBeNull()
  expect(runSchema(rates, [1]).issues ?? runSchema(rates, 'x').issues).not.toBeNull()
})
