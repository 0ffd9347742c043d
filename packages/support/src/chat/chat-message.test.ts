import { expect, test } from 'vitest'
import { isChatReady, readChatMessage } from './chat-message.ts'

test('[MOD-06] a chat greets with its version', () => {
  expect([{ type: 'ready', v: 1 }, { type: 'ready', v: 2 }, { type: 'ready' }, 'ready', null].map(isChatReady)).toEqual(
    [true, false, false, false, false],
  )
})

test('[CHT-01] a chat may say three things and no more', () => {
  const said = [
    { type: 'seen' },
    { type: 'came' },
    { type: 'minimise' },
    { type: 'open', url: 'https://evil.example' },
    'seen',
    null,
  ]
  expect(said.map(readChatMessage)).toEqual(['seen', 'came', 'minimise', null, null, null])
})
