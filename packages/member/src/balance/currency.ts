/** What is shown until the member's own currency is known. Source: specification 9 (default symbol '$'). */
export const defaultCurrency = 'USD'
