import { expect, test } from 'vitest'
import type { Announcement } from '@parlour/api-client/endpoints'
import { runningNotices } from './running-notices.ts'

const now = Date.UTC(2026, 0, 15)
const row = (id: number, startDate: number | null, endDate: number | null = null) =>
  ({ id, startDate, endDate, title: `${id}` }) as Announcement

test('[MOD-04] what is on is listed once, the newest first, hot notices among the others', () => {
  const player = [row(1, now - 3), row(2, now - 1), row(3, null), row(4, now + 1), row(5, now - 9, now)]
  expect(runningNotices({ player, hot: [row(6, now - 2), row(2, now - 1)] }, now).map(({ id }) => id)).toEqual([
    2, 6, 1, 3,
  ])
})

test('[MOD-04] of two of one moment the operator\u2019s order counts; an answer without hot notices is none worse', () => {
  expect(runningNotices({ player: [row(9, now), row(3, now), row(5, now)] }, now).map(({ id }) => id)).toEqual([
    9, 3, 5,
  ])
})
