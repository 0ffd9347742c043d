import { expect, test, vi } from 'vitest'
import { createAdmissionQueue, type Visitor } from './admission-queue.ts'

/** Visitors that end when the test says so, on a clock that the test moves. */
function scene(limits: { running: number; waitMs: number }) {
  const time = { now: 0 }
  const queue = createAdmissionQueue(limits, () => time.now)
  const ended: string[] = []
  const open: { name: string; end: () => void }[] = []
  const visit = (name: string, isThere = (): boolean => true): void =>
    queue.enter({
      isThere,
      serve: () => new Promise<void>((resolve) => void open.push({ name, end: resolve })),
      refuse: () => void ended.push(`${name} refused`),
    } satisfies Visitor)
  const endNext = async (): Promise<string> => {
    const first = open.shift()
    first?.end()
    await new Promise<void>((resolve) => void setImmediate(resolve))
    return first?.name ?? ''
  }
  return { time, queue, visit, ended, open, endNext }
}

test('two work at once, the others wait in their order', async () => {
  const { visit, open, endNext, queue } = scene({ running: 2, waitMs: 1_000 })
  for (const name of ['a', 'b', 'c', 'd']) visit(name)
  expect(open.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(await endNext()).toBe('a')
  expect(open.map(({ name }) => name)).toEqual(['b', 'c'])
  expect(queue.figures()).toMatchObject({ running: 2, waiting: 1, served: 1, refused: 0 })
})

test('who comes when sixteen wait and nothing moves is refused at once, without any work', () => {
  const { visit, ended, open, queue } = scene({ running: 1, waitMs: 1_000 })
  for (let at = 0; at < 20; at++) visit(String(at))
  expect(open).toHaveLength(1)
  expect(ended).toEqual(['17 refused', '18 refused', '19 refused'])
  expect(queue.figures()).toMatchObject({ waiting: 16, refused: 3 })
})

test('more may wait where the work is quick: as many as are served in the time that a request may wait', async () => {
  const { visit, endNext, time, queue, ended } = scene({ running: 1, waitMs: 1_000 })
  for (let at = 0; at < 400; at++) {
    visit(String(at))
    visit(`${at} as well`)
    time.now += 2
    await endNext()
  }
  expect(queue.figures().waiting).toBeGreaterThan(250)
  expect(ended.length).toBeLessThan(120)
})

test('a request that has waited too long is refused, one whose client has left is dropped', async () => {
  const { visit, ended, endNext, time, queue, open } = scene({ running: 1, waitMs: 1_000 })
  visit('working')
  visit('late')
  time.now = 1_001
  visit('gone', () => false)
  visit('fresh')
  await endNext()
  expect(ended).toEqual(['late refused'])
  expect(open.map(({ name }) => name)).toEqual(['fresh'])
  expect(queue.figures()).toMatchObject({ abandoned: 1, refused: 1, running: 1 })
})

test('who has waited for so long that the work itself would end too late is refused as well', async () => {
  const { visit, ended, endNext, time, open } = scene({ running: 1, waitMs: 1_000 })
  visit('first')
  for (let at = 0; at < 100; at++) {
    visit(`slow ${at}`)
    time.now += 400
    await endNext()
  }
  expect(ended).toEqual([])
  visit('in time')
  time.now += 590
  await endNext()
  expect(open.map(({ name }) => name)).toEqual(['in time'])
  visit('too late')
  time.now += 610
  await endNext()
  expect([ended, open]).toEqual([['too late refused'], []])
})

test('a request that has waited the whole time is refused while no other ends', () => {
  vi.useFakeTimers()
  try {
    const { visit, ended, time, queue } = scene({ running: 1, waitMs: 1_000 })
    for (const name of ['a', 'b']) visit(name)
    time.now = 600
    visit('c')
    time.now = 1_000
    vi.advanceTimersByTime(1_000)
    expect(ended).toEqual(['b refused'])
    time.now = 2_000
    vi.advanceTimersByTime(1_000)
    expect(ended).toEqual(['b refused', 'c refused'])
    expect(queue.figures()).toMatchObject({ running: 1, waiting: 0, refused: 2 })
  } finally {
    vi.useRealTimers()
  }
})
