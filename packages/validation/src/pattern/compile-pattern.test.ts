import { expect, test, vi } from 'vitest'
import { countReads } from '../testing/count-reads.ts'
import { compilePattern } from './compile-pattern.ts'
import { linearMatcher } from './linear-matcher.ts'

const compile = async (pattern: string) => {
  const report = vi.fn()
  const compiled = await compilePattern(pattern, { report, findAsker: async () => null, onSettle: () => undefined })
  return { matches: compiled?.matches ?? null, report }
}

test.for(['[', '(a', 'a{2,1}', '(?<=x)y', '(a)\\1', '^(?=a)b|c$', '^(?=(a', 'x'.repeat(1_001)])(
  '[VAL-06] the pattern %s cannot be used: it is left to the server and reported',
  async (pattern) => {
    const { matches, report } = await compile(pattern)
    expect(matches).toBeNull()
    expect(report).toHaveBeenCalledOnce()
  },
)

test.for(['^(a+)+$', '^(a|a)*$', '^(?=.*(a+)+$)[a!]+$', '^([a-zA-Z]+)*$', '(.*)*x'])(
  '[VAL-06] the pattern %s, slow on hostile input elsewhere, takes linear time',
  async (pattern) => {
    const matches = await linearMatcher(pattern)
    const text = `${'a'.repeat(20_000)}!`
    const { result, reads } = countReads(() => matches(text))
    expect(result).toBe(false)
    expect(reads).toBeLessThanOrEqual(4 * (text.length + 1))
  },
)

test.for([
  ['^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', 'abc123', 'abcdef'],
  ['^(?=.*[A-Z])[a-zA-Z0-9]+$', 'aBc', 'abc'],
  ['^(?!.*\\s)(?=.*[)\\]]).{3,}$', 'ab)', 'a b)'],
  ['^(?!admin)[a-z]+$', 'player', 'administrator'],
] as const)('[VAL-06] the look-aheads of %s become plain conditions', async ([pattern, good, bad]) => {
  const { matches, report } = await compile(pattern)
  expect(report).not.toHaveBeenCalled()
  expect(matches?.(good)).toBe(true)
  expect(matches?.(bad)).toBe(false)
})

test.for([
  ['^[\\u4e00-\\u9fa50-9]+$', '中文8', 'abc'],
  ['^[\\x21-\\x7e]+$', 'a!b', 'a b'],
  ['^\\S+$', 'abc', 'a c'],
  ['^\\d{4}-\\d{2}-\\d{2}$', '1990-05-31', '31-05-1990'],
  ['[0-9]', 'a1b', 'abc'],
] as const)('[REG-02] the pattern %s means what it means in JavaScript', async ([pattern, good, bad]) => {
  const { matches } = await compile(pattern)
  expect(matches?.(good)).toBe(true)
  expect(matches?.(bad)).toBe(false)
})

test('[VAL-06] what is reported names the pattern, shortened, and the reason', async () => {
  const { report } = await compile('a'.repeat(1_001))
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern: 'a'.repeat(80), reason: 'longer than 1000 characters' })
  expect((await compile('(a)\\1')).report).toHaveBeenCalledExactlyOnceWith({
    pattern: '(a)\\1',
    reason: 'needs a thread: a back-reference or an octal code',
  })
  expect((await compile('😀')).report).toHaveBeenCalledExactlyOnceWith({
    pattern: '😀',
    reason: 'needs a thread: signs beyond the basic plane',
  })
  expect((await compile('[]|'.padEnd(1_000, '|'))).report.mock.calls[0]?.[0]).toMatchObject({
    reason: expect.stringContaining('needs a thread: about'),
  })
})
