import { safeUrl } from '@parlour/api-client'

/**
 * The address of a game on the host that games are framed from.
 * @throws RangeError for an address elsewhere, and where that host
 *   is the page's own `origin`: its sandbox would hold nothing
 */
export function gameAddress(url: string | null | undefined, playOrigin: string, origin: string): string {
  const address = safeUrl(url, { origin: playOrigin })
  if (!address || new URL(playOrigin).origin === origin) throw new RangeError('the game is on no host of ours')
  return address
}
