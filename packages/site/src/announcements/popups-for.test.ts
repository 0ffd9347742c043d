import { expect, test } from 'vitest'
import type { Announcement } from '@parlour/api-client/endpoints'
import { popupsFor } from './popups-for.ts'

const now = Date.UTC(2026, 0, 15)
const row = (id: number, execution: string | null, endDate: number | null = null) =>
  ({ id, execution, startDate: now - 1, endDate }) as Announcement
const popups = [row(1, 'B'), row(2, 'A'), row(3, 'F'), row(4, null), row(5, 'X'), row(6, null, now)]

test.each([
  ['guest', [1, 4]],
  ['member', [2, 4]],
  ['new-member', [2, 3, 4]],
] as const)('[ANN-02] popups of a %s, in the operator\u2019s order', (reader, ids) => {
  expect(popupsFor(popups, reader, now).map(({ id }) => id)).toEqual(ids)
})
