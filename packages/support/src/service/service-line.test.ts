import { expect, test } from 'vitest'
import { csTypeOf, serviceLine, windowSize } from './service-line.ts'

test.for([
  [null, 'live'],
  [undefined, 'live'],
  [0, 'live'],
  [4, 'live'],
  [5, 'vip'],
  [9, 'vip'],
] as const)('[SVC-01] a rank of level %s is served by %s', ([level, line]) => {
  expect(serviceLine(level)).toBe(line)
})

test('[SVC-01] windows are 440 by 750, the chat path of type 3 opens one of 440 by 500', () => {
  expect((['live', 'vip', 'chat'] as const).map((line) => [csTypeOf(line), windowSize(line)])).toEqual([
    ['1', { width: 440, height: 750 }],
    ['2', { width: 440, height: 750 }],
    ['3', { width: 440, height: 500 }],
  ])
})
