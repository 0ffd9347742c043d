import { expect, test } from 'vitest'
import { gameOf, lotteryOf } from './-game-of.ts'

test.each([
  ['10273', 10_273],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['1795012345678901249', '1795012345678901249'],
  ['', 0],
  ['12a', 0],
  ['-5', 0],
  ['1e3', 0],
  ['9'.repeat(41), 0],
])('[LAU-02] the node "%s" of an address is the game %s: no digit is rounded', (node, nodeId) => {
  expect(gameOf({ node, vendor: 'XGS' })).toEqual({ nodeId, vendor: 'XGS', roomId: null, name: '', trial: false })
})

test('[LAU-02] an address without a node and a lottery names neither', () => {
  expect(gameOf({})).toMatchObject({ nodeId: 0, vendor: '', roomId: null })
  expect(lotteryOf({ node: '1' })).toBeNull()
  expect(lotteryOf({ lottery: 'L1', vendor: 'LT' })).toMatchObject({ lottery: { code: 'L1', view: 'betting' } })
})
