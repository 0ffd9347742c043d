/** Where a game opens: in a frame under the header, in a page that is all its own, or in a window of its own. Source: LAU-05. */
export type Way = 'frame' | 'seamless' | 'window'

/** Where the games of each vendor open; a brand's own data. */
export interface Openings {
  readonly otherwise: Way
  readonly vendors: Readonly<Record<string, Way>>
}

/** What the browser can do. */
export interface Support {
  readonly frames: boolean
  readonly windows: boolean
}

/**
 * Where games open unless the brand says otherwise: sports books bring a navigation of their own and get the whole page, live
 * tables of Halcyon a window that stays beside the site. No source names the vendors (LAU-05 says only "by vendor").
 */
export const defaultOpenings: Openings = { otherwise: 'frame', vendors: { OVT: 'seamless', BTI: 'seamless', HCL: 'window' } }

/** Where a vendor's game opens in this browser. Source: LAU-05, BEY-06. */
export function openingOf(vendor: string, { otherwise, vendors }: Openings, { frames, windows }: Support): Way {
  const way = (Object.hasOwn(vendors, vendor) ? vendors[vendor] : undefined) ?? otherwise
  if (way === 'window') return windows || !frames ? 'window' : 'frame'
  return frames || !windows ? way : 'window'
}
