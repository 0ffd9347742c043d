import { expect, test } from 'vitest'
import { DomainError } from '../../kernel/http/domain-error.ts'
import { makeTurns } from './turns.ts'
import type { Turn } from '../../kernel/ports/passwords.ts'

/** Turns on a clock of the test: each takes `lasting` milliseconds where 100 are usual, two at once. */
function rush({ mostFrom = 20_000, lasting = 100 } = {}) {
  let at = 0
  const turns = makeTurns({ atOnce: 2, now: () => at, usual: 100, mostFrom })
  const under: { readonly ends: number; readonly end: () => void }[] = []
  const done: string[] = []
  const take = (name: string, turn: Turn = {}) =>
    turns.take(
      turn,
      () =>
        new Promise<void>((resolve) =>
          under.push({
            ends: at + lasting,
            end: () => {
              done.push(name)
              resolve()
            },
          }),
        ),
    )
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      at += 100
      const over = under.filter(({ ends }) => ends <= at)
      for (const one of over) {
        under.splice(under.indexOf(one), 1)
        one.end()
      }
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }
  /** Seconds to wait, or 0 where the login is admitted. */
  const enter = (turn: Turn): number => {
    try {
      turns.enter(turn)
      return 0
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      expect(error.code).toBe('system.busy')
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
  // 938 of them after the sixty who wait here, at five a second: in
  // a rush a turn is taken to last four times as long as at rest.
  expect(told[0]).toBe(13)
  expect(told.at(-1)).toBe(Math.ceil((60 + 938) / 5))
})

test('once turns of the rush have been measured, those who come later are told as long as turns last', async () => {
  const { take, enter, pass } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  enter({ who: 'first' })
  await pass(3_000)
  for (const turn of crowd(62)) void take(turn.who, turn)
  const waits = Array.from({ length: 201 }, (_, at) => enter({ who: `later${at}` }))
  // 200 more at some twenty a second.
  expect((waits.at(-1) ?? 0) - (waits[0] ?? 0)).toBeLessThan(14)
})

test('who was let in has a turn, however many come before it is taken; who leaves without one gives the place back', () => {
  const { turns, take, enter } = rush()
  const first = crowd(200).filter((turn) => enter(turn) === 0)
  expect(first).toHaveLength(60)
  for (const turn of first.slice(0, 30)) turns.leave(turn)
  expect(enter({ who: 'somebody' })).toBeGreaterThan(0)
  for (const turn of first.slice(30)) void take(turn.who, turn)
  expect(turns.counts().waiting).toBe(28)
})

test('a place that is neither taken nor left counts for five seconds, also where the name comes again', () => {
  const { enter, move } = rush()
  for (const turn of crowd(50)) enter(turn)
  move(4_000)
  enter({ who: 'player0' })
  move(1_001)
  expect(
    crowd(100)
      .map(enter)
      .filter((wait) => wait === 0),
  ).toHaveLength(60)
})

test('who was told too long a wait and comes earlier is let in while the queue is idle', async () => {
  const { take, enter, pass } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  expect(enter({ who: 'early' })).toBe(13)
  await pass(3_200)
  expect(enter({ who: 'early' })).toBe(0)
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

test('while turns take longer than was assumed, who comes back is told a time that fits, and not to come again each second', async () => {
  // Three times what a turn is taken to last when a rush begins.
  const { take, enter, pass } = rush({ lasting: 1_200 })
  const returns = new Map<string, number>()
  let [cameIn, toldAgain] = [0, 0]
  for (const turn of crowd(400)) {
    const wait = enter(turn)
    if (wait === 0) void take(turn.who, turn)
    else returns.set(turn.who, wait)
  }
  for (let second = 1; second <= 120; second++) {
    await pass(1_000)
    for (const [who, due] of returns) {
      if (due > second) continue
      const wait = enter({ who })
      if (wait > 0) {
        toldAgain += 1
        returns.set(who, second + wait)
        continue
      }
      cameIn += 1
      returns.delete(who)
      void take(who, { who })
    }
  }
  expect(cameIn).toBeGreaterThan(0)
  expect(toldAgain / cameIn).toBeLessThan(4)
})

test('while the queue is idle, turns kept for people who do not come back keep no one out', async () => {
  const { take, enter, pass } = rush()
  for (const turn of crowd(62)) void take(turn.who, turn)
  for (let at = 0; at < 5_000; at++) enter({ who: `ghost${at}`, from: 'one network' })
  await pass(3_500)
  expect(enter({ who: 'somebody' })).toBe(0)
})

test('one network has so many turns kept, and others queue as if it had not come again', () => {
  const { take, enter, turns } = rush({ mostFrom: 50 })
  for (const turn of crowd(62)) void take(turn.who, turn)
  for (let at = 0; at < 5_000; at++) expect(enter({ who: `ghost${at}`, from: 'one network' })).toBeGreaterThan(0)
  expect(turns.counts().told).toBe(50)
  expect(enter({ who: 'somebody', from: 'another' })).toBeLessThanOrEqual(Math.ceil((60 + 51) / 5))
})

test('work that fails gives its turn on', async () => {
  const { turns, take, pass, done } = rush()
  await expect(turns.take({}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void take('first')
  void take('second')
  await pass(100)
  expect(done).toEqual(['first', 'second'])
})
