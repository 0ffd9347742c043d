import { expect, test } from 'vitest'
import { bars } from './bars.ts'
import { judge, type Measured } from './judge.ts'

const measured: Measured = { mobile: { product: { lcp: [900, 700, 800], js: [130] }, react: { lcp: [500, 600, 550] } } }

test('a bar holds its middle value, or its least, against a number or a floor', () => {
  const verdicts = judge(
    [
      { profile: 'mobile', metric: 'js', max: 128, source: '' },
      { profile: 'mobile', metric: 'lcp', stat: 'least', to: 'react', ratio: 1.4, source: '' },
      { profile: 'mobile', metric: 'lcp', to: 'react', ratio: 1.4, plus: 30, source: '' },
    ],
    measured,
    'product',
  )
  expect(verdicts.map(({ value, limit, holds }) => [value, Math.round(limit), holds])).toEqual([
    [130, 128, false],
    [700, 700, true],
    [800, 800, true],
  ])
})

test('what was not measured neither holds nor is missed', () => {
  const verdicts = judge(
    [
      { profile: 'desktop', metric: 'js', max: 128, source: '' },
      { profile: 'mobile', metric: 'js', to: 'stack', ratio: 2, source: '' },
    ],
    measured,
    'product',
  )
  expect(verdicts.map(({ holds }) => holds)).toEqual([null, null])
})

test('every bar says where it is from', () => {
  for (const { metric, source } of bars) expect(source, metric).not.toBe('')
})
