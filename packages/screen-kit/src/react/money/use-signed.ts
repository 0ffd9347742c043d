import { useFormat } from '@parlour/i18n/react'

/**
 * Formats a sum with its sign, also when it is a gain.
 *
 * @returns a function of minor units and an ISO 4217 currency
 * @example useSigned()(4500, 'PHP') // '+₱45.00'
 */
export function useSigned(): (minor: number, currency: string) => string {
  const format = useFormat()
  return (minor, currency) => (minor > 0 ? `+\u2060${format.money(minor, currency)}` : format.money(minor, currency))
}
