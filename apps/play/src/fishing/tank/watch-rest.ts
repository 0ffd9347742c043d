/** How long a page is left alone before what moves on it by itself rests, in milliseconds. */
export const restsAfter = 20_000

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Says `true` when a person has left the page alone for `restsAfter`, and `false` at the first sign of them after that.
 * @returns `wake`, for what happens by itself and has to be seen, and `end`
 */
export function watchRest(onRest: (resting: boolean) => void): { readonly wake: () => void; readonly end: () => void } {
  let seen = performance.now()
  let resting = false
  let timer = 0
  const look = () => {
    const left = seen + restsAfter - performance.now()
    if (left > 0) timer = window.setTimeout(look, left)
    else onRest((resting = true))
  }
  const wake = () => {
    seen = performance.now()
    if (!resting) return
    onRest((resting = false))
    look()
  }
  look()
  for (const sign of signs) document.addEventListener(sign, wake, { passive: true })
  return {
    wake,
    end() {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, wake)
    },
  }
}
