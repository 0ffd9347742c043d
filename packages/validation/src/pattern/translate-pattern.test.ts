import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evilPatterns } from '../testing/evil-patterns.ts'
import { randomPattern, randomText } from '../testing/random-patterns.ts'
import { wirePatterns } from '../testing/wire-patterns.ts'
import { linearMatcher } from './linear-matcher.ts'
import { NotLinear } from './pattern-text.ts'
import { translatePattern } from './translate-pattern.ts'

const compiles = (pattern: string): boolean => {
  try {
    return Boolean(RegExp(pattern))
  } catch {
    return false
  }
}

test('[T24] the linear engine says what the browser says, sign for sign, or leaves a pattern alone', async () => {
  let judged = 0
  await fc.assert(
    fc.asyncProperty(
      randomPattern.filter(compiles),
      fc.array(randomText(8), { minLength: 4, maxLength: 4 }),
      async (pattern, texts) => {
        const matches = await linearMatcher(pattern).catch((error: unknown) => error)
        if (typeof matches !== 'function') {
          expect(matches).toBeInstanceOf(Error)
          return
        }
        judged += 1
        const native = RegExp(pattern)
        for (const text of texts) expect([pattern, text, matches(text)]).toEqual([pattern, text, native.test(text)])
      },
    ),
    { numRuns: 1_000, seed: 20_261 },
  )
  expect(judged).toBeGreaterThan(600)
})

test.for(wirePatterns.filter(({ id }) => id > 0))(
  '[VAL-05] pattern $id runs in the page and knows right from wrong',
  async ({ pattern, good, bad }) => {
    const matches = await linearMatcher(pattern)
    expect(good.filter((text) => !matches(text))).toEqual([])
    expect(bad.filter((text) => matches(text))).toEqual([])
  },
)

test.for([
  ['a.?b', 'a(?:[^\\x{a}\\x{d}\\x{2028}\\x{2029}])?b'],
  ['x{2}', '(?:x){2}'],
  ['(?<name>a)', '(?:a)'],
  ['[^]', '[\\x{0}-\\x{10ffff}]'],
  ['[]', '[^\\x{0}-\\x{10ffff}]'],
  ['[\\d-x]', '[\\d\\-x]'],
  ['[a-]', '[a\\x{2d}]'],
  ['[\\b\\cJ\\0]', '[\\x{8}\\x{a}\\x{0}]'],
  ['[\\w-\\d]', '[\\w\\-\\d]'],
  ['[a-\\d]', '[a\\-\\d]'],
  ['\\ud7ff\\uf900', '\\x{d7ff}\\x{f900}'],
  ['\\t\\x41\\u4e2d\\b\\q', '\\x{9}A\\x{4e2d}\\bq'],
] as const)('[VAL-06] the engine is given %s as it is meant', ([pattern, source]) => {
  expect(translatePattern(pattern).source).toBe(source)
})

test.for([
  ['abc', 4],
  ['a*', 3],
  ['a{3}', 4],
  ['a{2,}', 4],
  ['a{0,2}', 5],
  ['(?:ab){10}', 31],
  ['a|b', 4],
  ['[a-z]?', 3],
  ['(a{10}){10}', 111],
  ['a{0,}', 3],
] as const)('[VAL-06] the program of %s has about %i steps', ([pattern, size]) => {
  expect(translatePattern(pattern).size).toBe(size)
})

test.for([
  '(?=a)b',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  '(a)\\1',
  '(?<n>a)\\k<n>',
  '\\07',
  '[\\01]',
  '\ud83d',
  '[\\ud83d-\\ude00]',
  '\\ue000',
  '\\ud800',
  '\\uf8ff',
  '(?i:a)',
])('[VAL-06] %s is not for the linear engine', (pattern) => {
  expect(() => translatePattern(pattern)).toThrow(NotLinear)
})

test('[VAL-06] a pattern whose program is too large for a page is not tried there', async () => {
  await expect(linearMatcher('a{299}')).resolves.toBeTypeOf('function')
  await expect(linearMatcher('a{300}')).rejects.toThrow('about 301 steps')
  await expect(linearMatcher('^(?=a{150})a{150}$')).rejects.toThrow('steps')
})

test('[T24] evil patterns without look-around run in the page', async () => {
  for (const pattern of [...evilPatterns.linear, ...evilPatterns.ahead])
    await expect(linearMatcher(pattern)).resolves.toBeTypeOf('function')
  for (const pattern of evilPatterns.around) await expect(linearMatcher(pattern)).rejects.toThrow(NotLinear)
})
