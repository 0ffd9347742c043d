/** How long the first member at a table who asks for a hand waits for the others there, in milliseconds. */
export const waitsForOthers = 10_000

/** How long a hand waits at most for members who sit down while others join it, in milliseconds. */
export const waitsAtMost = 30_000

/** How long after everybody at the table has asked for it a hand is dealt, in milliseconds. */
export const dealsAfter = 3_000

/** How long members may look at their cards before they are folded for them, in milliseconds. */
export const decidesWithin = 20_000

/**
 * How much later a hand is ended than the answer says, in milliseconds: a decision that arrived in time comes first.
 */
export const late = 1_500

/** How long a chair is kept for a member who asks for no hand, in milliseconds. */
export const keepsChair = 180_000
