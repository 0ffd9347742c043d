// @ts-check
/**
 * Says `ready` to the site that holds this frame and hands it one end of a channel. Through the channel go only
 * `close`, `resize` and `balance-changed`: never money, tokens or addresses.
 * A page in a window of its own has nobody to tell: `close` then leads to where the launch said.
 * @param {string} claimed the origin that the launch named; it counts only when the page lists it
 * @param {string} back where a window of its own leads back to; it counts only on an origin that the page lists
 * @returns {(type: 'close' | 'resize' | 'balance-changed') => void}
 */
export function connectParent(claimed, back) {
  const listed = (document.documentElement.dataset['sites'] ?? '').split(' ')
  const held = window.parent !== window
  if (!held && back && listed.includes(new URL(back, location.href).origin))
    return (type) => {
      if (type === 'close') location.assign(back)
    }
  if (!held || !listed.includes(claimed)) return () => undefined
  const channel = new MessageChannel()
  window.parent.postMessage({ type: 'ready', v: 1 }, claimed, [channel.port2])
  return (type) => channel.port1.postMessage({ type })
}
