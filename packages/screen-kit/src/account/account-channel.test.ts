import { expect, test } from 'vitest'
import { isAccountMessage } from './account-channel.ts'

test('[BEY-05] a message of another tab counts where its type and its account are the ones that are asked for', () => {
  const message = { type: 'unread', account: 'linhtran88', at: 0 }
  expect(isAccountMessage(message, 'unread', 'linhtran88')).toBe(true)
  expect(isAccountMessage(message, 'look', 'linhtran88')).toBe(false)
  expect(isAccountMessage(message, 'unread', 'marcobay01')).toBe(false)
  for (const nonsense of [null, undefined, 'unread', 7, {}, { type: 'unread' }])
    expect(isAccountMessage(nonsense, 'unread', 'linhtran88')).toBe(false)
})
