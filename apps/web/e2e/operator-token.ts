/** The token that the journeys' gateway is started with. */
export const operatorToken = 'operator-token-of-the-journeys-0123456789'
