const tileNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.p-tile [data-tile]')].find((tile) => tile.textContent === name)

/**
 * Puts the focus back on the tile of a game that was left, as soon as its grid is there again; gives up when the person
 * does something first, when another game is put up, and after ten seconds.
 */
export const returnFocus = (name: string) => {
  const over = new AbortController()
  const look = () => {
    if (document.querySelector('.p-game-stage') || (document.activeElement && document.activeElement !== document.body))
      return over.abort()
    const tile = tileNamed(name)
    if (!tile) return
    tile.focus({ preventScroll: true })
    tile.scrollIntoView({ block: 'nearest' })
    over.abort()
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => over.abort(), 10_000)
  over.signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const sign of ['keydown', 'pointerdown'])
    window.addEventListener(sign, () => over.abort(), { signal: over.signal })
  watch.observe(document.body, { childList: true, subtree: true })
  queueMicrotask(look)
}
