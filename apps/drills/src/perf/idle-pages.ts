/** Pages of the site that a person may leave open, by name. The pages of the games come from the scenes of the frame rate. */
export const idlePages = {
  home: '/',
  listing: '/rng',
  centre: '/member/securityCenter',
} satisfies Record<string, string>

/** Engines whose page counts down the whole time: what a tick of a second draws is not held against them. */
export const counting: ReadonlySet<string> = new Set(['rooms', 'numbers', 'coupon'])

/** Engines that move by themselves until the page has been left alone for a while, and what says that they rest. */
export const restsBy: ReadonlyMap<string, string> = new Map([['fishing', '.deep[data-resting]']])
