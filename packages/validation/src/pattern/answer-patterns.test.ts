import { expect, test, vi } from 'vitest'
import { answerPatterns, type ThreadScope } from '../index.ts'

test('[VAL-06] a thread says that it listens, then whether each text fits', () => {
  const postMessage = vi.fn()
  const scope: ThreadScope = { onmessage: null, postMessage }
  answerPatterns(scope)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(null)
  const ask = (pattern: string, text: string) => scope.onmessage?.({ data: { pattern, text } } as MessageEvent)
  ask('(?<=a)b$', 'ab')
  ask('(?<=a)b$', 'cb')
  ask('(a)\\1', 'aa')
  expect(postMessage.mock.calls.slice(1)).toEqual([[true], [false], [true]])
})
