import { expect, test } from 'vitest'
import { linesOf, scaleOf } from './scale.ts'

test('the tip of the curve stays inside, and the lines stand at round figures', () => {
  for (const [elapsed, multiplier] of [
    [0, 100],
    [2000, 122],
    [14_000, 405],
    [46_000, 9950],
    [69_077, 100_000],
  ] as const) {
    const { across, up } = scaleOf(elapsed, multiplier)
    expect(elapsed / across).toBeLessThan(0.9)
    expect((multiplier - 100) / up).toBeLessThan(0.9)
    const lines = linesOf(up)
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(6)
    expect(lines[0]).toBeGreaterThan(100)
    expect(lines.at(-1)).toBeLessThanOrEqual(100 + up)
  }
  expect(linesOf(100)).toEqual([125, 150, 175, 200])
  expect(linesOf(127_872)).toEqual([50_000, 100_000])
})
