import { expect, test } from 'vitest'
import { isReady, readFrameMessage } from './frame-message.ts'

test('[LAU-05] a game may ask to close or for a fresh balance, and for nothing else', () => {
  expect(readFrameMessage({ type: 'close' })).toEqual({ type: 'close' })
  expect(readFrameMessage({ type: 'balance-changed', amount: 999 })).toEqual({ type: 'balance-changed' })
  for (const data of [
    null,
    'close',
    { type: 'login' },
    { type: 'open', url: 'https://evil.example' },
    [],
    { type: ['close'] },
  ])
    expect(readFrameMessage(data)).toBeNull()
})

test('[LAU-05] only the greeting of this version hands over a port', () => {
  expect(isReady({ type: 'ready', v: 1 })).toBe(true)
  expect(isReady({ type: 'ready', v: 2 })).toBe(false)
  expect(isReady('ready')).toBe(false)
})
