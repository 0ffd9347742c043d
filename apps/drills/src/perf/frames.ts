import type { Page } from 'playwright'

/** What the frames of a page tell of a time. */
export interface Pace {
  readonly frames: number
  /** The part of the frames that 60 a second would have been and that were left out. */
  readonly dropped: number
  /** The gap that 95 of 100 do not exceed, and the longest, in milliseconds. */
  readonly p95: number
  readonly longest: number
}

const frame = 1000 / 60

/** Reads the pace off the times between frames, in milliseconds. */
export function paceOf(gaps: readonly number[]): Pace {
  const sorted = gaps.toSorted((one, other) => one - other)
  const lasted = sorted.reduce((sum, gap) => sum + gap, 0)
  return {
    frames: sorted.length,
    dropped: sorted.length > 0 ? Math.max(0, 1 - sorted.length / (lasted / frame)) : Number.NaN,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
  }
}

/**
 * Begins to note when the frames of a page come; the promise
 * gives what ends it: the times between them, in milliseconds.
 */
export async function countFrames(page: Page): Promise<() => Promise<number[]>> {
  const noted = await page.evaluateHandle(() => {
    const state = { gaps: [] as number[], on: true }
    let last = 0
    const next = (time: number): void => {
      if (last > 0) state.gaps.push(time - last)
      last = time
      if (state.on) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return state
  })
  return () =>
    noted.evaluate((state) => {
      state.on = false
      return state.gaps
    })
}
