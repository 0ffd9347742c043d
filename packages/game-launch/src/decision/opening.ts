/**
 * Where a game opens: in a frame under the header, in a page that
 * is all its own, or in a window of its own. Source: LAU-05.
 */
export type LaunchMode = 'frame' | 'seamless' | 'window'

/** Where the games of each provider open; a brand's own data. */
export interface Openings {
  readonly otherwise: LaunchMode
  readonly providers: Readonly<Record<string, LaunchMode>>
}

/** What the browser can do. */
export interface Support {
  readonly frames: boolean
  readonly windows: boolean
}

/**
 * Where games open unless the brand says otherwise: sports books bring a navigation
 * of their own and get the whole page, live tables of Halcyon a window that stays
 * beside the site. No source names the providers (LAU-05 says only "by vendor").
 */
export const defaultOpenings: Openings = {
  otherwise: 'frame',
  providers: { OVT: 'seamless', BTI: 'seamless', HCL: 'window' },
}

/**
 * Where a provider's games open in this browser. Source: LAU-05, BEY-06.
 *
 * @param vendor the provider's code, such as `XGS`
 * @param openings the brand's own data
 * @param support what the browser can do
 * @returns the launch mode; a window instead of a frame, or the reverse, where the browser lacks the other
 * @example openingOf('OVT', { otherwise: 'frame', providers: { OVT: 'seamless' } }, { frames: true, windows: true }) // 'seamless'
 */
export function openingOf(
  vendor: string,
  { otherwise, providers }: Openings,
  { frames, windows }: Support,
): LaunchMode {
  const way = (Object.hasOwn(providers, vendor) ? providers[vendor] : undefined) ?? otherwise
  if (way === 'window') return windows || !frames ? 'window' : 'frame'
  return frames || !windows ? way : 'window'
}
