/** How many sit at a table, and are dealt to. */
export const chairs = 5

/** What it costs to stay in a hand, from its ante; minor units, rounded up. */
export const raiseOf = (ante: number): number => Math.ceil(ante / 2)
