import { expect, test } from 'vitest'
import { transactionKinds } from './kinds.ts'
import { recordPeriod, recordSearch, recordView, withKnownKind } from './record-view.ts'

const today = '2026-11-21'

test('[MEM-04] an address without days shows the last seven, and says nothing of them', () => {
  const view = recordView({}, today)
  expect(view).toEqual({ from: '2026-11-15', to: today, page: 1, kind: '', open: '' })
  expect(recordSearch(view, today)).toEqual({})
})

test('[MEM-04] days of the future, more than 30 of them, or words that are none are put right', () => {
  expect(recordView({ from: '2026-01-01', to: '2027-01-01' }, today)).toMatchObject({ from: '2026-10-23', to: today })
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
