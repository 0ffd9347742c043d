import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineEndpoint } from '../endpoint.ts'
import { flag } from '../schemas/flag.ts'
import { money } from '../schemas/money.ts'
import { minorUnits } from '../schemas/amounts.ts'
import { tolerantList } from '../schemas/tolerant-list.ts'
import { allEndpoints } from '../testing/index.ts'
import { describeEndpoint } from './index.ts'

const made = defineEndpoint({
  name: 'made',
  method: 'POST',
  path: '/made',
  request: v.object({
    amount: minorUnits,
    type: v.optional(v.picklist(['IN', 'OUT']), 'IN'),
    remark: v.nullish(v.pipe(v.string(), v.maxLength(140)), null),
  }),
  response: v.object({
    hot: flag,
    fee: v.nullish(money, 0),
    rows: tolerantList(v.object({ id: v.number(), tags: v.array(v.string()) })),
    rates: v.record(v.picklist(['LIVE', 'RNG']), v.object({ rate: v.number() })),
    pair: v.tuple([v.literal('a'), v.nullable(v.string())]),
    kind: v.variant('type', [v.object({ type: v.literal('A'), rate: v.number() }), v.object({ type: v.literal('B') })]),
  }),
})

const lines = (members: ReturnType<typeof describeEndpoint>['request']) =>
  members.map(({ path, type, optional, fallback, checks }) => [
    path + (optional ? '?' : ''),
    type,
    ...(fallback === undefined ? [] : [fallback]),
    ...checks,
  ])

test('[API-01] a description tells every member of a request, from the side of its caller', () => {
  expect(lines(describeEndpoint(made).request)).toEqual([
    ['amount', 'sum'],
    ['type?', '"IN" | "OUT"', 'IN'],
    ['remark?', 'string | null', null, 'max_length 140'],
  ])
})

test('[API-01] a description tells every member of an answer, inside lists and records too', () => {
  const { answers, response } = describeEndpoint(made)
  expect(answers).toBe('object')
  expect(lines(response)).toEqual([
    ['hot?', 'boolean', false],
    ['fee?', 'sum', 0],
    ['rows?', 'object[]'],
    ['rows[].id', 'number'],
    ['rows[].tags', 'string[]'],
    ['rates', 'Record<"LIVE" | "RNG", object>'],
    ['rates{}.rate', 'number'],
    ['pair', '["a", string | null]'],
    ['kind', 'object'],
    ['kind.type', '"A"'],
    ['kind.rate', 'number'],
    ['kind.type', '"B"'],
  ])
})

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-01] %s can be described to the last member',
  (_, endpoint) => {
    const { request, response, answers } = describeEndpoint(endpoint)
    for (const { type } of [...request, ...response, { type: answers }]) expect(type).not.toContain('…')
  },
)
