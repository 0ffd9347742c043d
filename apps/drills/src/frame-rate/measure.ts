import type { CDPSession, Page } from 'playwright'

/** How a page kept up while it moved. Times in milliseconds. */
export interface Pace {
  readonly frames: number
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** Part of the frames that came after one or more had been left out, from 0 to 1. */
  readonly late: number
  /** What the main thread worked for each frame, as the throttled processor counts it. */
  readonly work: number
}

/** Sixty a second. */
const perfect = 1000 / 60

/** Time that the main thread of the page has worked, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Counts frames of the page until `moves` is over. The session throttles already. */
export async function measure(page: Page, session: CDPSession, moves: () => Promise<void>): Promise<Pace> {
  await session.send('Performance.enable')
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = 0
    const next = (time: number): void => {
      if (last > 0) gaps.push(time - last)
      last = time
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { gaps })
  })
  const before = await workOf(session)
  await moves()
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps)
  const work = (await workOf(session)) - before
  const sorted = gaps.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return {
    frames: gaps.length,
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
    late: gaps.filter((gap) => gap > 1.5 * perfect).length / Math.max(1, gaps.length),
    work: work / Math.max(1, gaps.length),
  }
}
