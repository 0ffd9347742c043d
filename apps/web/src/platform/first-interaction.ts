/** What a visitor does with a page. */
const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const

/** As long as nothing may interrupt after landing, in milliseconds. Source: BEY-03. */
const longest = 5_000

/** Waits until the visitor does something with the page, at most as long as nothing may interrupt after landing. */
export function firstInteraction(on: EventTarget): Promise<void> {
  const seen = new AbortController()
  return new Promise<void>((resolve) => {
    setTimeout(resolve, longest)
    for (const sign of signs) on.addEventListener(sign, () => resolve(), { capture: true, signal: seen.signal })
  }).finally(() => seen.abort())
}
