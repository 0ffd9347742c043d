import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getContracts, getMissionLeaderboard, listMissions } from '../endpoints/index.ts'
import { allEndpoints, sampleAnswer } from '../testing/index.ts'
import { isSchema, itemOf, partsOf } from '../schema-parts.ts'
import { fromWireAnswer, toWireAnswer } from './answer-amounts.ts'
import { money } from './money.ts'
import { tolerantList } from './tolerant-list.ts'
import { tolerantRecord } from './tolerant-record.ts'

const answering = (response: v.GenericSchema) => ({ response })

test.each([
  ['a bare sum', money, 12_345, 123.45],
  ['a sum with a check', v.pipe(money, v.minValue(0)), 5, 0.05],
  ['a sum that may be missing', v.nullish(money, 0), 700, 7],
  ['no sum', v.nullish(money, null), null, null],
  ['a list of sums', tolerantList(money), [100, 250], [1, 2.5]],
  ['a dictionary of lists', tolerantRecord(v.array(v.object({ a: money }))), { x: [{ a: 199 }] }, { x: [{ a: 1.99 }] }],
  [
    'members beside a sum',
    v.object({ sum: money, count: v.number(), inner: v.nullish(v.object({ sum: money }), null) }),
    { sum: 300, count: 300, inner: { sum: 4 }, beyond: 300 },
    { sum: 3, count: 300, inner: { sum: 0.04 }, beyond: 300 },
  ],
  ['an answer without a sum', v.object({ count: v.number() }), { count: 300 }, { count: 300 }],
])('[API-01] %s is written by the schema, and read back', (_, schema, inside, wire) => {
  expect(toWireAnswer(answering(schema), inside)).toEqual(wire)
  expect(fromWireAnswer(answering(schema), wire)).toEqual(inside)
})

test.each([
  ['STAKE', [120_050, 4], [1200.5, 4]],
  ['ROUNDS', [120, 4], [120, 4]],
])('[MIS-01] what a mission by %s has reached is a sum or a number of rounds', (measure, inside, wire) => {
  const missions = ([reachedValue, missionId]: readonly (number | undefined)[]) => ({
    list: [{ measure, reachedValue, missionId }],
  })
  expect(toWireAnswer(listMissions, missions(inside))).toEqual(missions(wire))
  const board = (value: number | undefined) => ({
    measure,
    list: [{ rank: 1, reachedValue: value }],
    footer: { reachedValue: value },
  })
  expect(toWireAnswer(getMissionLeaderboard, board(inside[0]))).toEqual(board(wire[0]))
})

test.each([
  ['A', 1_500, 15],
  ['P', 0.003, 0.003],
])('[AGT-05] the rate of a step of type %s', (rateType, inside, wire) => {
  const contracts = (rate: number, minimumBet: number) => ({
    contracthoursalinfo: { SPORTS: [{ contractId: 1, hourSalaryRates: [{ minimumBet, rateType, rate }] }] },
  })
  expect(toWireAnswer(getContracts, contracts(inside, 200))).toEqual(contracts(wire, 2))
  expect(fromWireAnswer(getContracts, contracts(wire, 2))).toEqual(contracts(inside, 200))
})

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-01] an answer of %s travels and comes back as it was',
  (_, endpoint) => {
    const wire = sampleAnswer(endpoint)
    const inside = fromWireAnswer(endpoint, wire)
    expect(toWireAnswer(endpoint, inside)).toEqual(wire)
    expect(v.safeParse(endpoint.response, toWireAnswer(endpoint, inside)).success).toBe(true)
  },
)

/**
 * The paths at which a schema names a sum inside a choice, a tuple or a getter, which the conversion does not enter.
 */
function unreached(schema: v.GenericSchema, path = '', within = false, seen = new Set<v.GenericSchema>()): string[] {
  if (schema === money) return within ? [path] : []
  if (seen.has(schema)) return []
  const known = new Set(seen).add(schema)
  const into = (inner: unknown, name: string, choice = within) =>
    isSchema(inner) ? unreached(inner, `${path}.${name}`, choice, known) : []
  const { entries, item, items, options, wrapped, value, getter } = partsOf(schema)
  const [first] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return [
    ...(first === schema ? [] : into(first, 'pipe')),
    ...Object.entries(entries ?? {}).flatMap(([name, entry]) => into(entry, name)),
    ...into(itemOf(schema), '[]'),
    ...into(item, '[]'),
    ...into(wrapped, '?'),
    ...into(value, '{}'),
    ...(items ?? []).flatMap((inner, at) => into(inner, String(at), true)),
    ...(options ?? []).flatMap((inner, at) => into(inner, `|${at}`, true)),
    ...into(getter?.(undefined), '()', true),
  ]
}

test('[API-01] no answer has a sum where the conversion does not find it: inside a union, a tuple or a getter', () => {
  expect(unreached(v.object({ a: v.union([v.string(), v.object({ b: money })]) }))).toEqual(['.a.|1.b'])
  expect(unreached(v.array(v.tuple([v.string(), v.nullish(money)])))).toEqual(['.[].1.?'])
  expect(unreached(v.lazy(() => v.pipe(money, v.minValue(0))))).toEqual(['.().pipe'])
  expect(allEndpoints.flatMap(({ name, response }) => unreached(response, name))).toEqual([])
})
