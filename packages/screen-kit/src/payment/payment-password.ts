/** How many digits a payment password has. Source: MEM-05. */
export const paymentDigits = 6

/**
 * Whether a text can be a payment password: six digits.
 *
 * @param text what was typed
 * @returns false for anything else
 * @example isPaymentPassword('246810') // true
 */
export const isPaymentPassword = (text: string): boolean => text.length === paymentDigits && /^\d+$/.test(text)
