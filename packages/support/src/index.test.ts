import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'anchorOf',
    'chatHeadColor',
    'chatUnreadQuery',
    'csTypeOf',
    'decryptPath',
    'feedbackBounds',
    'feedbackText',
    'findMessages',
    'helpQuery',
    'isBox',
    'messageLengths',
    'messageSearch',
    'messageTabs',
    'messageView',
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
    'storePlace',
    'supportOffers',
    'unreadMessagesQuery',
    'windowSize',
  ])
})
