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

/** Waits until the last animation of the page that comes to an end has ended, those that begin meanwhile too. */
export async function settled() {
  for (let rest = ending(); rest.length > 0; rest = ending())
    await Promise.allSettled(rest.map(({ finished }) => finished))
}
