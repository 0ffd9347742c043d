import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as endpoints from '../endpoints/index.ts'
import { endpointsOf } from '../testing/index.ts'
import { moment, smallNumber, wholeNumber } from './whole-number.ts'

const fits = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

test('a whole number is a number or a text of digits, exact and within its column', () => {
  expect(v.parse(wholeNumber, '12')).toBe(12)
  for (const value of [0, '0', 2 ** 53 - 1, '9007199254740991']) expect(fits(wholeNumber, value)).toBe(true)
  for (const value of [-1, 0.5, 2 ** 53, 1e300, '1e3', '1e300', '', ' ', '9007199254740993', 'NaN', Number.NaN, null])
    expect(fits(wholeNumber, value)).toBe(false)
  expect([fits(smallNumber, 2 ** 31 - 1), fits(smallNumber, 2 ** 31)]).toEqual([true, false])
  expect([fits(moment, Date.UTC(9999, 11, 31)), fits(moment, Date.UTC(10_000, 0, 1))]).toEqual([true, false])
})

interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly wrapped?: Node
  readonly options?: readonly Node[]
}

/** The members of a request with their schemas, those within its objects and lists too. */
function* membersOf(node: Node, path: string): Generator<[string, v.GenericSchema]> {
  if (node.wrapped) yield* membersOf(node.wrapped, path)
  else if (node.type === 'object')
    for (const [name, entry] of Object.entries(node.entries ?? {})) yield* membersOf(entry, `${path}.${name}`)
  else if (node.item) yield* membersOf(node.item, `${path}[]`)
  else yield [path, node as unknown as v.GenericSchema]
}

const yesOrNo = ['launchChat.b2c']

test('no call takes a number beyond all bounds', () => {
  const open = endpointsOf(endpoints).flatMap((endpoint) =>
    [...membersOf(endpoint.request as unknown as Node, endpoint.name)]
      .filter(([path, schema]) => !yesOrNo.includes(path) && (fits(schema, 1e300) || fits(schema, -1e300)))
      .map(([path]) => path),
  )
  expect(open).toEqual([])
})
