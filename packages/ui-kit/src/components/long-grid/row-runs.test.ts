import { expect, test } from 'vitest'
import { rowRuns } from './row-runs.ts'

test('[LOB-02] the rows near the window are drawn, and the row of the focus wherever it is', () => {
  expect(rowRuns(100, { from: 10, to: 16 }, undefined)).toEqual([{ from: 10, to: 16 }])
  expect(rowRuns(100, { from: 10, to: 16 }, 12)).toEqual([{ from: 10, to: 16 }])
  expect(rowRuns(100, { from: 10, to: 16 }, 2)).toEqual([
    { from: 2, to: 3 },
    { from: 10, to: 16 },
  ])
  expect(rowRuns(100, { from: 10, to: 16 }, 99)).toEqual([
    { from: 10, to: 16 },
    { from: 99, to: 100 },
  ])
})

test('rows that are not there are not drawn', () => {
  expect(rowRuns(5, { from: -3, to: 9 }, 7)).toEqual([{ from: 0, to: 5 }])
  expect(rowRuns(3, { from: 8, to: 12 }, undefined)).toEqual([{ from: 3, to: 3 }])
})
