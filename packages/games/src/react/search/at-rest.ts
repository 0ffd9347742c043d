/** The longest wait, in milliseconds: results also come while typing goes on. */
const longest = 100

/** Comes when the browser has nothing better to do. */
export const atRest = (): Promise<void> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longest })
    else setTimeout(go)
  })
