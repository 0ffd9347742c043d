import { expect, test } from 'vitest'
import { countObjects, growing, growingAgain, type Held } from './heap-snapshot.ts'

const meta = { node_fields: ['type', 'name', 'detachedness'], node_types: [['object', 'native', 'string'], 'string'] }
const strings = ['Game', 'HTMLDivElement']

test('[T25] objects count by their class, and nodes that are in no document', () => {
  const nodes = [0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 1, 1, 2, 0, 0]
  expect(countObjects(JSON.stringify({ snapshot: { meta }, nodes, strings }))).toEqual({
    classes: new Map([['Game', 2]]),
    detached: 1,
  })
})

test('[T25] what grows by the visit is told; what grows otherwise is not', () => {
  const held = (...classes: [string, number][]): Held => ({ classes: new Map(classes), detached: 0 })
  expect(
    growing(held(['Game', 3], ['Row', 3], ['Kept', 5]), held(['Game', 17], ['Row', 9], ['Kept', 5], ['New', 7]), 7),
  ).toEqual([
    ['Game', 14],
    ['New', 7],
  ])
})

test('[T25] what grew once and not again is let pass', () => {
  expect(
    growingAgain(
      [
        ['Game', 14],
        ['Late', 203],
      ],
      [
        ['Game', 7],
        ['Other', 7],
      ],
    ),
  ).toEqual([['Game', 14]])
})
