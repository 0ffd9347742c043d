import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'

test('the entry point shows these names', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'ConformanceError',
    'checkPlatform',
    'platformText',
    'reportText',
  ])
})
