/** The longest wait, in milliseconds: whoever types without a pause gets what was found all the same. */
const longest = 100

/** Comes when the browser has nothing better to do. */
export const atRest = (): Promise<void> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: longest })
    else setTimeout(go)
  })
