import { expect, test } from 'vitest'
import type { Bar } from './bars.ts'
import { judge, type Measured } from './judge.ts'
import { summaryOf, tableOf } from './table.ts'

const measured: Measured = {
  mobile: { product: { lcp: [900, 700, 800], js: [130_000], dom: [12] }, stack: { lcp: [1000, 1000, 1000] } },
}
const bars: Bar[] = [
  { profile: 'mobile', metric: 'lcp', stat: 'least', to: 'stack', ratio: 0.6, source: 'LCP' },
  { profile: 'mobile', metric: 'lcp', max: 900, source: 'LCP' },
  { profile: 'mobile', metric: 'js', max: 131_072, source: 'JS' },
  { profile: 'desktop', metric: 'js', max: 131_072, source: 'JS' },
]
const verdicts = judge(bars, measured, 'product')
const squeezed = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/ +/g, ' '))

test('each figure stands beside the floors and its bars, which hold or miss', () => {
  expect(squeezed(tableOf(measured, 'mobile', verdicts))).toEqual([
    'mobile product stack bar',
    'lcp 800 1000 (x 0.80) MISSES 700 of 600 (0.6 x stack)',
    ' holds 800 of 900',
    'js 130.0 K - holds 130.0 K of 131.1 K',
    'dom 12 -',
  ])
})

test('the summary names what is missed and counts what was not measured', () => {
  expect(summaryOf(verdicts)).toEqual([
    'mobile lcp MISSES 700 of 600 (0.6 x stack): LCP',
    '2 of 3 bars hold, 1 missed; 1 not measured',
  ])
})
