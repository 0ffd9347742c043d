/**
 * Whether an animation runs that comes to an end: not one that repeats for ever, follows a scroll or stands paused. Nor
 * one in a part that `content-visibility` skips: it goes on when the part is scrolled to, and its `finished` never comes.
 * @returns {boolean}
 */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState, timeline }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        effect?.target?.checkVisibility({ contentVisibilityAuto: true }) !== false,
    )

/** @returns {Promise<number>} */
const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))

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
    while (isMoving()) await frame()
    // What is seen of a part that `content-visibility` may skip is known two frames after it was drawn.
    if (!(await changes()) && !isMoving()) return
  }
}
