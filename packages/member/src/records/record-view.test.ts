import { expect, test } from 'vitest'
import { transactionKinds } from './kinds.ts'
import { longestPeriod, periodParts } from './long-period.ts'
import { recordPeriod, recordSearch, recordView, wholeDays, withDays, withKnownKind, withPart } from './record-view.ts'

const today = '2026-11-21'

test('[MEM-04] an address without days shows the last seven, and says nothing of them', () => {
  const view = recordView({}, today)
  expect(view).toEqual({ from: '2026-11-15', to: today, page: 1, kind: '', open: '' })
  expect(recordSearch(view, today)).toEqual({})
})

test('[MEM-04] days of the future, or words that are none are put right', () => {
  expect(recordView({ from: '2026-11-01', to: '2027-01-01' }, today)).toMatchObject({ from: '2026-11-01', to: today })
  expect(recordView({ from: '2026-11-20', to: '2026-11-10' }, today)).toMatchObject({
    from: '2026-11-04',
    to: '2026-11-10',
  })
  expect(recordView({ from: '<b>', to: '2026-13-45', page: '-3', kind: '../x' }, today)).toMatchObject({
    from: '2026-11-15',
    page: 1,
    kind: '',
  })
})

test('[MEM-01] a kind that the record has not, and what is no number of a row, are left out; the rest of the address stays', () => {
  const view = recordView({ kind: 'BANANA', open: 'x'.repeat(65), page: '2' }, today)
  expect(withKnownKind(view, transactionKinds)).toMatchObject({ kind: '', open: '', page: 2 })
  expect(recordView({ open: '<script>' }, today).open).toBe('')
  const known = recordView({ kind: 'deposit', open: '5f0d8a52-1001' }, today)
  expect(withKnownKind(known, transactionKinds)).toEqual({ ...known, kind: 'deposit', open: '5f0d8a52-1001' })
})

test('[MEM-01] a view and its address say the same', () => {
  const view = { from: '2026-11-01', to: '2026-11-20', page: 3, kind: 'RNG', open: 'r1' }
  expect(recordView(recordSearch(view, today), today)).toEqual(view)
})

test('[MEM-04] a period is whole days of the reader, both ends inside, and never longer than the platform allows', () => {
  expect(recordPeriod({ from: '2026-11-21', to: '2026-11-21' }, 'Asia/Manila')).toEqual({
    startTime: Date.UTC(2026, 10, 20, 16),
    endTime: Date.UTC(2026, 10, 21, 16) - 1,
  })
  const { startTime, endTime } = recordPeriod({ from: '2026-10-10', to: '2026-11-08' }, 'Europe/Berlin')
  expect(endTime - startTime).toBe(30 * 86_400_000 - 1)
})

test('[MEM-04] a year is shown in parts, the latest days first; none of its hours is left out or in two parts', () => {
  const year = { from: '2025-11-22', to: today }
  const view = recordView(year, today)
  expect(view).toMatchObject({ from: '2026-10-24', to: today, whole: { ...year, part: 1, parts: 13 } })
  expect(recordView({ ...year, part: '13' }, today)).toMatchObject({ from: '2025-11-22', to: '2025-12-08' })
  const parts = periodParts(year)
  expect(parts).toHaveLength(13)
  for (const zone of ['Asia/Manila', 'Europe/Berlin'])
    for (const [at, days] of parts.entries()) {
      const earlier = parts[at + 1]
      if (earlier) expect(recordPeriod(earlier, zone).endTime + 1).toBe(recordPeriod(days, zone).startTime)
    }
})

test('[MEM-04] another part or page of a long period keeps the period in the address, other days begin at the first page', () => {
  const view = recordView({ from: '2026-01-01', to: today, part: '3', page: '4', kind: 'RNG' }, today)
  expect(recordView(recordSearch(view, today), today)).toEqual(view)
  expect(recordSearch(withPart(view, 2), today)).toEqual({ from: '2026-01-01', to: today, part: '2', kind: 'RNG' })
  expect(recordSearch(withDays(view, { from: '2026-11-01', to: '2026-11-10' }), today)).toEqual({
    from: '2026-11-01',
    to: '2026-11-10',
    kind: 'RNG',
  })
})

test('[MEM-04] more than a year is cut to its last year, and a part that is not there is the last one', () => {
  const view = recordView({ from: '2019-01-01', to: today, part: '99' }, today)
  expect(wholeDays(view)).toEqual({ from: '2025-11-21', to: today })
  expect(view.whole).toMatchObject({ part: 13, parts: 13 })
  expect(longestPeriod).toBe(366)
  expect(recordView({ from: '2026-11-01', part: '5' }, today)).not.toHaveProperty('whole')
})

test('[AGT-07] the column that rows are sorted by stands in the address', () => {
  const view = recordView({ sort: '-stake' }, today)
  expect(view.sort).toEqual({ id: 'stake', direction: 'descending' })
  expect(recordSearch(view, today)).toEqual({ sort: '-stake' })
  expect(recordView({ sort: '<b>' }, today)).not.toHaveProperty('sort')
})
