import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'chatHeadColor',
    'chatUnreadQuery',
    'csTypeOf',
    'decryptPath',
    'keepPlace',
    'openRoom',
    'readPlace',
    'serviceAddress',
    'serviceLine',
    'windowSize',
  ])
})
