/**
 * Runs `run` when the browser has nothing better to do, at the latest after 1.5 s.
 *
 * @returns takes the wish back
 * @example useEffect(() => whenIdle(loadTheRest), [])
 */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const wish = requestIdleCallback(run, { timeout: 1500 })
  return () => cancelIdleCallback(wish)
}
