/** How many of each species are in the water. */
export type Census = Readonly<Record<string, number>>
