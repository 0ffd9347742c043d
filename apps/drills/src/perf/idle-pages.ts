/**
 * Pages of the site that a person may leave open, by name. The
 * pages of the games come from the scenes of the frame rate.
 */
export const idlePages = {
  home: '/',
  listing: '/rng',
  centre: '/member/securityCenter',
} satisfies Record<string, string>

/**
 * Engines whose page draws a countdown each second: the work of that tick has a bar of its own. Their frames are
 * counted while no draw opens.
 */
export const counting: ReadonlySet<string> = new Set(['draw-games'])

/** Engines that move by themselves until the page has been left alone for a while, and what says that they rest. */
export const restsBy: ReadonlyMap<string, string> = new Map([['fishing', '.deep[data-resting]']])
