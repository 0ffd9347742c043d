/** What a game may tell the site that holds it: never money, tokens or addresses. */
export type ParentMessage = 'close' | 'resize' | 'balance-changed'

const isHeld = (): boolean => window.parent !== window

const isListed = (origin: string): boolean =>
  (document.documentElement.dataset['sites'] ?? '').split(' ').includes(origin)

/**
 * Says `ready` to the site that holds this page and hands it one end of a channel; null in a window of its own, and for
 * an origin that the document does not list.
 * @param claimed the origin that the launch named
 * @param onMessage gets the type of what the site says
 */
export function openPort(claimed: string, onMessage?: (type: unknown) => void): ((type: string) => void) | null {
  if (!isHeld() || !claimed || !isListed(claimed)) return null
  const channel = new MessageChannel()
  if (onMessage) channel.port1.onmessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => onMessage(data?.type)
  window.parent.postMessage({ type: 'ready', v: 1 }, claimed, [channel.port2])
  return (type) => channel.port1.postMessage({ type })
}

/**
 * Connects a game with the site that holds it. A game in a window of its
 * own has no site beside it: `close` then leads to where the launch said.
 * @param claimed the origin that the launch named
 * @param back where a window of its own leads back to
 */
export function connectParent(claimed: string, back: string): (type: ParentMessage) => void {
  if (!isHeld() && back && isListed(new URL(back, location.href).origin))
    return (type) => {
      if (type === 'close') location.assign(back)
    }
  return openPort(claimed) ?? (() => undefined)
}
