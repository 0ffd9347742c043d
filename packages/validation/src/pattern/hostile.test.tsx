import fc from 'fast-check'
import { sample, whole } from '@parlour/vitest/sample'
import { afterEach, expect, test, vi } from 'vitest'
import { browserThreads } from '../react/index.ts'
import attacks from '../testing/attacks.json'
import { countReads } from '../testing/count-reads.ts'
import { evilPatterns } from '../testing/evil-patterns.ts'
import { findAttacks } from '../testing/find-attacks.ts'
import { randomPattern, randomText } from '../testing/random-patterns.ts'
import { invalidPatterns, wirePatterns } from '../testing/wire-patterns.ts'
import { compilePattern } from './compile-pattern.ts'
import { createPatternAsker, deadline } from './pattern-asker.ts'
import { splitLookAheads } from './split-look-aheads.ts'
import type { PatternThreads } from './threads.ts'

const threads = browserThreads(
  () => new Worker(new URL('../testing/pattern-thread.ts', import.meta.url), { type: 'module' }),
)
/** What only ends a thread that never answers, in milliseconds: a busy machine is no fault. */
const patience = 60_000

/** Threads that have as long for a text as `limit` says. */
const within = (limit: () => number): PatternThreads => ({
  open: threads.open,
  after: (milliseconds, run) => threads.after(milliseconds === deadline ? limit() : patience, run),
})

let ownLimit = patience
const asker = createPatternAsker(within(() => ownLimit))
/** What the browser's own engine says, where it says it in time. */
const native = createPatternAsker(within(() => deadline))
const patient = createPatternAsker(within(() => patience))
const report = vi.fn()
const places = { report, findAsker: async () => asker, onSettle: () => undefined }

/**
 * How often a sign of a text was read in this page, at most. The engine of linear time goes through a text once for every condition,
 * and looks beside the place where it is; what tries one way after the other reads the same signs again and again.
 */
let mostReads = 0
const readsAllowed = 4

/** The conditions that a pattern comes apart into. */
const conditionsOf = (pattern: string): number => {
  try {
    return splitLookAheads(pattern).length
  } catch {
    return 1
  }
}

/** What the form would say, and what the browser says. Where that hangs, so would our thread, which then has its usual time. */
const judge = async (pattern: string, text: string, browser = native) => {
  const compiled = await compilePattern(pattern, places)
  const theirs = await browser.ask({ pattern, text })
  ownLimit = theirs === 'late' ? deadline : patience
  await compiled?.settle?.(text)
  const { result: ours, reads } = countReads(() => compiled?.matches(text) ?? true)
  mostReads = Math.max(mostReads, reads / conditionsOf(pattern) / (text.length + 1))
  return { ours, theirs, isSlow: compiled?.settle !== undefined }
}

const compiles = (pattern: string): boolean => {
  try {
    return Boolean(RegExp(pattern))
  } catch {
    return false
  }
}

afterEach(() => {
  report.mockClear()
  mostReads = 0
  ownLimit = patience
})

await compilePattern('warm', places)
asker.warm()

test('[T24] the 25 patterns say what the browser says and never hold the page', async () => {
  for (const { pattern, good, bad, id } of wirePatterns.filter(({ id: number }) => number > 0))
    for (const text of [...good, ...bad, '', 'a'.repeat(255), `${'0'.repeat(254)}!`]) {
      const { ours, theirs, isSlow } = await judge(pattern, text, patient)
      expect([id, text, ours, isSlow]).toEqual([id, text, theirs, false])
    }
  expect(mostReads).toBeGreaterThan(0)
  expect(mostReads).toBeLessThanOrEqual(readsAllowed)
})

/** What a pattern hangs on: found anew in `npm run test:all`, from the table that `pnpm --filter @parlour/validation attacks` has written otherwise. */
const attacksOn = (pattern: string): readonly string[] =>
  whole ? findAttacks(pattern) : ((attacks as Record<string, string[]>)[pattern] ?? [])

test('[T24] over 60 evil patterns with the texts that they hang on never hold the page', async () => {
  const evil = Object.values(evilPatterns).flat()
  const controls: string[] = []
  const taken = sample(evil, 4)
  for (const pattern of taken) {
    const texts = attacksOn(pattern)
    expect([pattern, texts.length]).not.toEqual([pattern, 0])
    for (const text of texts) {
      const { ours, theirs } = await judge(pattern, text)
      if (theirs === 'late') controls.push(pattern)
      else expect([pattern, text, ours]).toEqual([pattern, text, theirs])
    }
  }
  expect(evil.length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(attacks).toSorted()).toEqual(evil.toSorted())
  // The same texts do hang the engine that a form would use without all this.
  expect(new Set(controls).size / taken.length).toBeGreaterThanOrEqual(55 / evil.length)
  expect(mostReads).toBeGreaterThan(0)
  expect(mostReads).toBeLessThanOrEqual(readsAllowed)
}, 600_000)

test('[T24] 5,000 random patterns with random texts say what the browser says and never hold the page', async () => {
  let slow = 0
  await fc.assert(
    fc.asyncProperty(randomPattern.filter(compiles), randomText(40), async (pattern, text) => {
      const { ours, theirs, isSlow } = await judge(pattern, text)
      slow += Number(isSlow)
      if (theirs !== 'late') expect([pattern, text, ours]).toEqual([pattern, text, theirs])
    }),
    { numRuns: 5_000, seed: 24 },
  )
  expect(slow).toBeGreaterThan(500)
  expect(mostReads).toBeGreaterThan(0)
  expect(mostReads).toBeLessThanOrEqual(readsAllowed)
})

test("[T24] 200 invalid patterns are reported, each once, and stand in no one's way", async () => {
  const invalid = invalidPatterns(200)
  for (const pattern of invalid) expect(await compilePattern(pattern, places)).toBeNull()
  expect(report).toHaveBeenCalledTimes(200)
})

test('[VAL-06] a thread that hangs is stopped after 50 ms, told once, and the next text has another', async () => {
  const pattern = '^(?:(\\w)\\1*)+-$'
  // The time passes when the test says so: at once for the first text, never for the second.
  let pass = () => {}
  let opened = 0
  const own = createPatternAsker({
    open: (onMessage, fail) => {
      opened += 1
      return threads.open(onMessage, fail)
    },
    after: (milliseconds, run) => {
      if (milliseconds === deadline) pass = run
      return () => undefined
    },
  })
  const compiled = await compilePattern(pattern, { ...places, findAsker: async () => own })
  const settled = compiled?.settle?.('0'.repeat(60))
  await expect
    .poll(() => {
      pass()
      return report.mock.calls.length
    })
    .toBe(1)
  await settled
  expect(compiled?.matches('0'.repeat(60))).toBe(true)
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern, reason: 'longer than 50 ms' })
  pass = () => {}
  await compiled?.settle?.('ab')
  expect(compiled?.matches('ab')).toBe(false)
  expect(opened).toBe(2)
})

test('[VAL-06] where no worker may start, a pattern is left to the server', async () => {
  const none = createPatternAsker(
    browserThreads(() => {
      throw new TypeError('blocked by policy')
    }),
  )
  const compiled = await compilePattern('(?<=a)b$', { ...places, findAsker: async () => none })
  await compiled?.settle?.('cb')
  expect(compiled?.matches('cb')).toBe(true)
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern: '(?<=a)b$', reason: 'no thread to try it in' })
})
