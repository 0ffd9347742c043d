/** How long a demo lasts, in milliseconds; its session goes with it. */
export const demoMs = 2 * 60 * 60_000
