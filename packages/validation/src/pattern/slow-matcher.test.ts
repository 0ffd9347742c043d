import { waitFor } from '@parlour/vitest/wait-for'
import { expect, test, vi } from 'vitest'
import type { PatternVerdict } from './pattern-asker.ts'
import { createSlowMatcher } from './slow-matcher.ts'

const setup = () => {
  const asked: { readonly text: string; readonly answer: (verdict: PatternVerdict) => void }[] = []
  const report = vi.fn()
  const onSettle = vi.fn()
  const asker = {
    warm: () => undefined,
    rest: () => undefined,
    ask: ({ text }: { text: string }) => new Promise<PatternVerdict>((answer) => void asked.push({ text, answer })),
  }
  const matcher = createSlowMatcher('p', asker, report, onSettle)
  const say = async (text: string, verdict: PatternVerdict) => {
    const settled = matcher.settle(text)
    asked.at(-1)!.answer(verdict)
    await settled
  }
  return { asked, report, onSettle, say, ...matcher }
}

test('[VAL-06] a text fits until its verdict is there; then the verdict counts, and is heard of', async () => {
  const { matches, asked, onSettle, settle } = setup()
  expect(matches('x')).toBe(true)
  expect(matches('x')).toBe(true)
  expect(asked).toHaveLength(1)
  expect(onSettle).not.toHaveBeenCalled()
  asked[0]!.answer(false)
  await settle('x')
  expect(matches('x')).toBe(false)
  expect(onSettle).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})

test('[VAL-06] while one text is tried, only the latest of those that follow is kept', async () => {
  const { matches, asked, settle } = setup()
  for (const text of ['a', 'ab', 'abc']) matches(text)
  const settled = settle('abcd')
  asked[0]!.answer(true)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]!.text).toBe('abcd')
  asked[1]!.answer(false)
  await settled
  expect(matches('abcd')).toBe(false)
  expect(asked).toHaveLength(2)
})

test('[VAL-06] a late verdict is a fitting one, told at the first and the third time; then nobody asks again', async () => {
  const { say, matches, asked, report, settle } = setup()
  await say('a', 'late')
  expect(matches('a')).toBe(true)
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern: 'p', reason: 'longer than 50 ms' })
  await say('b', 'late')
  expect(report).toHaveBeenCalledOnce()
  await say('c', 'down')
  expect(report).toHaveBeenLastCalledWith({ pattern: 'p', reason: 'no thread to try it in' })
  expect(matches('d')).toBe(true)
  await settle('d')
  expect(asked).toHaveLength(3)
  expect(report).toHaveBeenCalledTimes(2)
})

test('[VAL-06] of many texts the last 200 verdicts are remembered at most', async () => {
  const { say, matches, asked } = setup()
  for (let turn = 0; turn < 200; turn++) await say(`${turn}`, false)
  expect(matches('0')).toBe(false)
  await say('more', false)
  expect(matches('more')).toBe(false)
  expect(matches('0')).toBe(true)
  expect(asked).toHaveLength(202)
})
