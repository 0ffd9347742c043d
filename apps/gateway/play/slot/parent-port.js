// @ts-check
/**
 * Says `ready` to the site that holds this frame and hands it one end of a channel. Through the channel go only
 * `close`, `resize` and `balance-changed`: never money, tokens or addresses.
 * @param {string} claimed the origin that the launch named; it counts only when the page lists it
 * @returns {(type: 'close' | 'resize' | 'balance-changed') => void}
 */
export function connectParent(claimed) {
  const listed = (document.documentElement.dataset['sites'] ?? '').split(' ')
  const held = window.parent !== window
  if (!held || !listed.includes(claimed)) return () => undefined
  const channel = new MessageChannel()
  window.parent.postMessage({ type: 'ready', v: 1 }, claimed, [channel.port2])
  return (type) => channel.port1.postMessage({ type })
}
