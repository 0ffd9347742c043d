import type { ChartSeries } from './chart-series.ts'
import { expect, test } from 'vitest'
import { barPath, blockPath, layOut, linePath, stackBase } from './chart-layout.ts'

const bars: ChartSeries[] = ['in', 'out'].map((id) => ({
  id,
  label: id,
  kind: 'bar',
  color: 'info',
  values: [10, -10],
}))
const size = { width: 640, height: 240, series: bars, points: 2, tickRoom: 40, labelRoom: 48 }

test('bars are at most 18 wide, and narrower where there are many', () => {
  expect(layOut({ ...size, rtl: false }).bar).toBe(18)
  expect(layOut({ ...size, points: 60, rtl: false }).bar).toBeLessThan(4)
})

test('right-to-left everything stands mirrored, the second bar before the first', () => {
  const [there, back] = [layOut({ ...size, rtl: false }), layOut({ ...size, rtl: true })]
  expect(back.x(0)).toBe(640 - there.x(0))
  expect(back.barX(0, 0) + back.bar).toBeCloseTo(640 - there.barX(0, 0))
})

test('stacks stand on one another in one bar, and the grid reaches over their sum', () => {
  const stacks = bars.map((one) => ({ ...one, kind: 'stack' as const, values: [10, 25] }))
  const { ticks, bar, barX, x } = layOut({ ...size, series: stacks, rtl: false })
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(50)
  expect(barX(0, 0)).toBeCloseTo(x(0) - bar / 2)
  expect(stackBase(stacks, 1, 1)).toBe(25)
  expect(blockPath(0, 100, 50, 18)).toBe('M0 100V50H18V100Z')
})

test('zero is a line of the grid, values below it hang from it', () => {
  const { ticks, y } = layOut({ ...size, rtl: false })
  expect(ticks).toContain(0)
  expect(y(-10)).toBeGreaterThan(y(0))
  expect(barPath(0, y(0), y(-10), 18)).toMatch(/^M0 /)
})

test('names under the axis are left out before they touch', () => {
  expect(layOut({ ...size, points: 14, rtl: false }).every).toBe(2)
  expect(layOut({ ...size, points: 7, rtl: false }).every).toBe(1)
})

test('a line breaks where a value is missing', () => {
  expect(linePath([[0, 1], [2, 3], null, [4, 5]])).toBe('M0 1L2 3M4 5')
})
