import { expect, test } from 'vitest'
import { withoutPairs } from './pattern-text.ts'
import { splitLookAheads } from './split-look-aheads.ts'

const split = (pattern: string) =>
  splitLookAheads(pattern).map(({ pattern: part, wanted }) => `${wanted ? '' : 'not '}${part}`)

test.for([
  ['^(?=.*a)b$', ['^(?:.*a)', '^b$']],
  ['^(?!a)(?=(b|c))d', ['not ^(?:a)', '^(?:(b|c))', '^d']],
  ['^(?=\\))\\(x$', ['^(?:\\))', '^\\(x$']],
  ['^(?=[)(])x$', ['^(?:[)(])', '^x$']],
  ['^(?=[\\])]a)x$', ['^(?:[\\])]a)', '^x$']],
  ['^(?=a)\\|b', ['^(?:a)', '^\\|b']],
  ['^(?=a)[|]b', ['^(?:a)', '^[|]b']],
  ['^(?=a)[\\]|]b', ['^(?:a)', '^[\\]|]b']],
  ['^(?=a)(b|c)d', ['^(?:a)', '^(b|c)d']],
  ['^(?=a)(\\(|b)[(]c', ['^(?:a)', '^(\\(|b)[(]c']],
] as const)('[VAL-06] %s comes apart', ([pattern, parts]) => {
  expect(split(pattern)).toEqual(parts)
})

test.for([
  'abc',
  '(?=a)b',
  'x^(?=a)b',
  '^(?=a)b|c',
  '^(?=a)[b]|c',
  '^(?=a)(b)|c',
  '^(?=a)\\(|c',
  '^(?=a)*b',
  '^(?=a)+b',
  '^(?=a)?b',
  '^(?=a){2}b',
  '^(?=(a',
  '^(?=a[)]',
  '^(?=a\\)',
])('[VAL-06] %s stays whole', (pattern) => {
  expect(split(pattern)).toEqual([pattern])
})

test('[VAL-06] a bracket that never closes leaves what stands before it apart', () => {
  expect(split('^(?=a)(b|c')).toEqual(['^(?:a)', '^(b|c'])
})

test('[VAL-06] both halves of a pair are signs of their own while they are matched, in the private area', () => {
  expect(withoutPairs('a😀\ud800\udfff')).toBe('a\ue03d\ue600\ue000\ue7ff')
})
