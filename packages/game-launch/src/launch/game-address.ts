import { safeUrl, type Hosts } from '@parlour/api-client'

/** The page that a game is launched on. */
export interface LaunchPage {
  /** Its own origin. */
  readonly origin: string
  /** The origins that the server named for games. */
  readonly gameOrigins: readonly string[]
  /** The launch hosts and how they do; without it the address stays on the host that the answer says. */
  readonly hosts?: Hosts
}

/** Thrown when the server names an address that is on no game host. */
export class GameAddressError extends Error {
  override readonly name = 'GameAddressError'
}

/**
 * The address to open: on a host that the server named, never on
 * the page's own, where a game would be let out of its sandbox.
 * The launch hosts serve the same, so it moves to the one whose turn it is. Source: LAU-05, SYS-19, X9.
 * @throws GameAddressError
 */
export function gameAddress(value: string | null | undefined, { origin, gameOrigins, hosts }: LaunchPage): string {
  const url = safeUrl(value, { origin, origins: gameOrigins })
  if (!url || new URL(url).origin === origin) throw new GameAddressError('the game is on no known host')
  const [next] = hosts?.order() ?? []
  if (next === undefined || !gameOrigins.includes(new URL(next).origin)) return url
  // A path with two slashes first would name another host if it were read as an address again.
  return new URL(next).origin + url.slice(new URL(url).origin.length)
}
