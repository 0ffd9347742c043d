const longest = 30_000

/** Waits a while, or until the browser says that the network is back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    window.addEventListener('online', () => resolve(), { once: true })
  })

/**
 * Loads something until it is there: a failed try is repeated
 * after 1, 2, 4 … 30 seconds, and as soon as the network is back.
 */
export async function persist<T>(load: () => Promise<T>, wanted: () => boolean = () => true): Promise<T | null> {
  for (let wait = 1_000; wanted(); wait = Math.min(wait * 2, longest)) {
    try {
      return await load()
    } catch {
      await pause(wait)
    }
  }
  return null
}
