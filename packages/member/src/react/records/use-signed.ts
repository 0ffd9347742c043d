import { useFormat } from '@parlour/i18n/react'

/** A sum in minor units with its sign, also when it is a gain. */
export function useSigned(): (minor: number, currency: string) => string {
  const format = useFormat()
  return (minor, currency) => (minor > 0 ? `+\u2060${format.money(minor, currency)}` : format.money(minor, currency))
}
