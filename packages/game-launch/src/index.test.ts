import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'GameAddressError',
    'createLaunch',
    'createLaunchJournal',
    'defaultOpenings',
    'isReady',
    'launchRefusal',
    'openGame',
    'openingOf',
    'preflight',
    'readFrameMessage',
  ])
})
