/** The most rows that one call answers: pages are this large where all rows are taken along. Source: contract 3.11. */
export const largestPage = 100
