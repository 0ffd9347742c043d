/** What a frame may tell the site that holds it: never money, tokens or addresses. */
export type Told = 'close' | 'resize' | 'balance-changed'

/**
 * Says `ready` to the site that holds this frame and hands it one end of a channel. A page in a window of its own has nobody
 * to tell: `close` then leads to where the launch said. Origins count only when the document lists them.
 * @param claimed the origin that the launch named
 * @param back where a window of its own leads back to
 */
export function connectParent(claimed: string, back: string): (type: Told) => void {
  const listed = (document.documentElement.dataset['sites'] ?? '').split(' ')
  const held = window.parent !== window
  if (!held && back && listed.includes(new URL(back, location.href).origin))
    return (type) => {
      if (type === 'close') location.assign(back)
    }
  if (!held || !claimed || !listed.includes(claimed)) return () => undefined
  const channel = new MessageChannel()
  window.parent.postMessage({ type: 'ready', v: 1 }, claimed, [channel.port2])
  return (type) => channel.port1.postMessage({ type })
}
