/**
 * The animations that come to an end: not those that repeat for ever, follow a scroll or stand paused.
 * @returns {Animation[]}
 */
const ending = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )

/** Whether the page changes until two frames have been drawn. @returns {Promise<boolean>} */
const changes = () =>
  new Promise((resolve) => {
    let changed = false
    const watch = new MutationObserver(() => (changed = true))
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const end = () => {
      watch.disconnect()
      resolve(changed)
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)))
  })

/** A page that never rests, as one with a clock of its own, is looked at as it is. */
const mostLooks = 20

/**
 * Waits until the page is at rest: the last animation that comes to an end has ended, those that begin meanwhile too,
 * and what was drawn stays. A message stands there one render before the buttons beside it are enabled again.
 */
export async function settled() {
  for (let look = 0; look < mostLooks; look++) {
    for (let rest = ending(); rest.length > 0; rest = ending())
      await Promise.allSettled(rest.map(({ finished }) => finished))
    if (!(await changes())) return
  }
}
