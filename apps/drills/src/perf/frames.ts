import type { Page } from 'playwright'

/** Begins to note when the frames of a page come; the promise gives what ends it: the times between them, in milliseconds, sorted. */
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
  return async () => (await noted.evaluate((state) => {
    state.on = false
    return state.gaps
  })).toSorted((one, other) => one - other)
}
