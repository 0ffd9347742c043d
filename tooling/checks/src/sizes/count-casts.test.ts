import { expect, test } from 'vitest'
import { castsIn } from './count-casts.ts'

const text = `
import * as v from 'valibot'
import { a as b } from './a.ts'
const fixed = ['x'] as const
const one = value as string
const two = value as unknown as string
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parser knows it
const three = value as Shape
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const fit = { a: 1 } satisfies Shape
`

test('casts are counted, as const and names of imports are not; a cast of a cast counts twice, and once as double', () => {
  expect(castsIn('a.ts', text)).toEqual({ casts: 4, double: 1, excepted: 1 })
})
