/**
 * The fewest whole months that must stay: games that were played lately look back 90 days, an agent's overview 92 and
 * as long before them, contracts and salaries two months.
 */
export const leastArchiveMonths = 7

/** How many stay unless it is said: members and agents look up any day of more than a year. */
export const usualArchiveMonths = 15
