import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { kindOfAnnouncement, type Interruption, type InterruptionKind } from './interruption.ts'
import { storeMemory, readMemory, withOpened, withShown, type InterruptionMemory } from './interruption-memory.ts'
import { nextInterruption, pauseLeft, waitingInterruptions } from './interruption-queue.ts'

const entry = (id: string, kind: InterruptionKind): Interruption => ({ id, kind, title: id })
const entries = [
  entry('p1', 'promotion'),
  entry('a1', 'account'),
  entry('p2', 'promotion'),
  entry('s1', 'safety'),
  entry('m1', 'money'),
  entry('a2', 'account'),
]
const nothing: InterruptionMemory = { seen: [], opened: [], promoted: false }
const free = { busy: false, landed: true }

/** All that shows by itself, one after another. */
const shownInTurn = (memory: InterruptionMemory): string[] => {
  const next = nextInterruption(entries, memory, free)
  return next ? [next.id, ...shownInTurn(withShown(memory, next))] : []
}

test('[BEY-03] what is quiet waits in the bell and never stands before the page by itself', () => {
  const letter = { id: 'letter', kind: 'account' as const, title: 'Welcome', quiet: true }
  expect(
    nextInterruption([letter], { seen: [], opened: [], promoted: false }, { busy: false, landed: true }),
  ).toBeNull()
  expect(waitingInterruptions([letter], { seen: [], opened: [], promoted: false }, null).map(({ id }) => id)).toEqual([
    'letter',
  ])
})

test('[BEY-03] safety goes before money, account and promotion, each in order of arrival, with one promotion a session', () => {
  expect(shownInTurn(nothing)).toEqual(['s1', 'm1', 'a1', 'a2', 'p1'])
  expect(shownInTurn({ ...nothing, promoted: true })).toEqual(['s1', 'm1', 'a1', 'a2'])
})

test('[BEY-03] after one announcement since landing the next one waits, but not what is about safety or money', () => {
  const announced = { ...free, announced: true }
  expect(nextInterruption(entries, nothing, announced)?.id).toBe('s1')
  expect(
    nextInterruption(
      entries.filter(({ kind }) => kind === 'account' || kind === 'promotion'),
      nothing,
      announced,
    ),
  ).toBeNull()
})

test.each([[{ busy: true, landed: true }], [{ busy: false, landed: false }]])(
  '[BEY-03] nothing interrupts at %o',
  (moment) => {
    expect(nextInterruption(entries, nothing, moment)).toBeNull()
  },
)

test.each([
  [0, 5_000],
  [1, 4_999],
  [4_999, 1],
  [5_000, 0],
  [60_000, 0],
  [-3_600_000, 5_000],
])('[BEY-03] %i ms after landing %i ms of the pause are left', (since, left) => {
  expect(pauseLeft(1_000_000, 1_000_000 + since)).toBe(left)
})

test('[BEY-03] what was held back or closed waits in the bell until it is opened from there', () => {
  const memory = withShown(nothing, entries[0]!)
  expect(waitingInterruptions(entries, memory, 'p1').map(({ id }) => id)).toEqual(['s1', 'm1', 'a1', 'a2', 'p2'])
  expect(
    waitingInterruptions(entries, memory, null)
      .filter(({ seen }) => seen)
      .map(({ id }) => id),
  ).toEqual(['p1'])
  const opened = withOpened(memory, 'p1')
  expect(waitingInterruptions(entries, opened, null).map(({ id }) => id)).not.toContain('p1')
  expect(withOpened(nothing, 's1').seen).toEqual(['s1'])
})

test('[ANN-02] what has shown is kept for the session, so that a reload does not show it again', () => {
  const store = createMemoryStore()
  storeMemory(store, withOpened(withShown(nothing, entries[0]!), 'a1'))
  expect(readMemory(store)).toEqual({ seen: ['p1', 'a1'], opened: ['a1'], promoted: true })
  expect(nextInterruption(entries.slice(0, 2), readMemory(store), free)).toBeNull()
})

test.each(['', 'null', '[]', '{"seen":7,"opened":[1,"x"]}', '{'])(
  '[BEY-03] a memory that is not readable is empty: %s',
  (kept) => {
    const memory = readMemory(createMemoryStore({ 'parlour:1:interruptions': kept }))
    expect(memory.seen).toEqual([])
    expect(memory.promoted).toBe(false)
  },
)

test.each([
  ['PL', 'account'],
  ['H', 'account'],
  ['A', 'account'],
  ['PU', 'promotion'],
  ['PR', 'promotion'],
  [null, 'promotion'],
] as const)('[BEY-03] an announcement of type %s is a matter of %s', (type, kind) => {
  expect(kindOfAnnouncement({ type })).toBe(kind)
})
