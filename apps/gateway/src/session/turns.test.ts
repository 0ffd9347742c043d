import { expect, test } from 'vitest'
import { DomainError } from '../http/domain-error.ts'
import { makeTurns, type Turn } from './turns.ts'

/** Turns on a clock of the test: each lasts 100 ms, two at once. */
function rush(mostFrom = 20_000) {
  let at = 0
  const turns = makeTurns({ atOnce: 2, now: () => at, usual: 100, mostFrom })
  const under: (() => void)[] = []
  const done: string[] = []
  const take = (name: string, turn: Turn = {}) =>
    turns.take(turn, () => new Promise<void>((resolve) => under.push(() => {
      done.push(name)
      resolve()
    })))
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      at += 100
      under.splice(0).forEach((end) => end())
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }
  /** Seconds to wait, or 0 for whoever may come in. */
  const enter = (turn: Turn): number => {
    try {
      turns.enter(turn)
      return 0
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      expect([error.code, error.status]).toEqual(['system.busy', 503])
      return Number(error.headers['Retry-After'])
    }
  }
  return { turns, take, pass, enter, done, move: (ms: number) => void (at += ms) }
}

const crowd = (count: number) => Array.from({ length: count }, (_, at) => ({ who: `player${at}` }))

test('as many as wait three seconds at most wait here, all others are told when: each later than the one before, none together', () => {
  const { take, enter } = rush()
  const waits = crowd(1_000).map((turn) => {
    const wait = enter(turn)
    if (wait === 0) void take(turn.who, turn)
    return wait
  })
  expect(waits.filter((wait) => wait === 0)).toHaveLength(62)
  const told = waits.slice(62)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  // 938 of them at twenty a second, after the three seconds of those who wait here.
  expect(told[0]).toBe(4)
  expect(told.at(-1)).toBe(Math.ceil(3 + 938 / 20))
})

test('who comes back at the time has a turn, before those who come later; who comes earlier is told the same time again', async () => {
  const { take, enter, pass } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  const wait = enter({ who: 'patient' })
  for (let at = 0; at < 100; at++) enter({ who: `later${at}` })
  await pass(1_000)
  expect(enter({ who: 'patient' })).toBe(wait - 1)
  await pass((wait - 1) * 1_000)
  void take('somebody')
  void take('somebody else')
  expect(enter({ who: 'stranger' })).toBeGreaterThan(0)
  expect(enter({ who: 'patient' })).toBe(0)
})

test('ten thousand who wait do not keep out those who play: they go first', async () => {
  const { turns, take, pass, enter, done } = rush()
  for (const turn of crowd(10_000)) if (enter(turn) === 0) void take('coming in', turn)
  expect(turns.counts()).toEqual({ waiting: 60, told: 9_938 })
  expect(enter({ playing: true })).toBe(0)
  void take('playing', { playing: true })
  await pass(200)
  expect(done.indexOf('playing')).toBeLessThan(4)
})

test('turns that nobody comes back for are given to others', async () => {
  const { take, enter, move, pass, turns } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  for (let at = 0; at < 100; at++) enter({ who: `gone${at}` })
  await pass(3_200)
  move(120_000)
  expect(enter({ who: 'somebody' })).toBe(0)
  expect(turns.counts()).toEqual({ waiting: 0, told: 0 })
})

test('who comes at the time while those before take longer is told a short wait, and goes before those who come later', async () => {
  const { take, enter, pass, move, done } = rush()
  const [first, ...others] = crowd(100).filter((turn) => {
    if (enter(turn) > 0) return true
    void take(turn.who, turn)
    return false
  })
  if (!first || others.length === 0) throw new Error('the queue told no one to come back')
  const stranger = { who: 'stranger' }
  expect(enter(stranger)).toBeGreaterThan(enter(first))
  // The two that are under way take ten times as long as those before.
  move(4_000)
  const again = enter(first)
  expect(again).toBeGreaterThan(0)
  await pass(100)
  expect(enter(stranger)).toBeGreaterThan(0)
  await pass(again * 1_000)
  for (let tries = 0; enter(first) > 0; tries++) {
    expect(tries).toBeLessThan(60)
    await pass(1_000)
  }
  void take(first.who, first)
  await pass(10_000)
  expect(done).toContain(first.who)
})

test('while the queue is idle, turns kept for people who do not come back keep no one out', async () => {
  const { take, enter, pass } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  for (let at = 0; at < 5_000; at++) enter({ who: `ghost${at}`, from: 'one network' })
  await pass(3_500)
  expect(enter({ who: 'somebody' })).toBe(0)
})

test('one network has so many turns kept, and others queue as if it had not come again', () => {
  const { take, enter, turns } = rush(50)
  for (const turn of crowd(62)) void take(turn.who, turn)
  for (let at = 0; at < 5_000; at++) expect(enter({ who: `ghost${at}`, from: 'one network' })).toBeGreaterThan(0)
  expect(turns.counts().told).toBe(50)
  expect(enter({ who: 'somebody', from: 'another' })).toBeLessThanOrEqual(Math.ceil(3 + 51 / 20))
})

test('work that fails gives its turn on', async () => {
  const { turns, take, pass, done } = rush()
  await expect(turns.take({}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void take('first')
  void take('second')
  await pass(100)
  expect(done).toEqual(['first', 'second'])
})
