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
    'messageLengths',
    'messagesOnPage',
    'messagesQuery',
    'openRoom',
    'readPlace',
    'recipientsAtOnce',
    'recipientsQuery',
    'roomFor',
    'searchHelp',
    'serviceAddress',
    'serviceLine',
    'supportOffers',
    'unreadMessagesQuery',
    'windowSize',
  ])
})
