import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'GameAddressError', 'createLaunch', 'createLaunchJournal', 'decide', 'decisions', 'defaultOpenings', 'isReady', 'launchRefusal',
    'lotteryPageOf', 'openGame', 'openingOf', 'preflight', 'prizeModeOf', 'readFrameMessage',
  ])
})
