// @ts-check
/**
 * Says `ready` to the site that holds this frame and hands it one end of a channel. Through it go only `minimise` and
 * `seen`: never texts, tokens or addresses.
 * @param {string} claimed the origin that the launch named; it counts only when the page lists it
 * @returns {((type: 'minimise' | 'seen') => void) | null} null in a window of its own
 */
export function connectParent(claimed) {
  const listed = (document.documentElement.dataset['sites'] ?? '').split(' ')
  if (window.parent === window || !listed.includes(claimed)) return null
  const channel = new MessageChannel()
  window.parent.postMessage({ type: 'ready', v: 1 }, claimed, [channel.port2])
  return (type) => channel.port1.postMessage({ type })
}
