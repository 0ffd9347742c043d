import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'anchorOf',
    'chatHeadColor',
    'chatUnreadQuery',
    'csTypeOf',
    'decryptPath',
    'feedbackBounds',
    'feedbackText',
    'helpQuery',
    'keepPlace',
    'openRoom',
    'readPlace',
    'roomFor',
    'searchHelp',
    'serviceAddress',
    'serviceLine',
    'windowSize',
  ])
})
