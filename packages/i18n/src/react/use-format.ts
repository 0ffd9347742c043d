import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney } from '../format-money.ts'

/** Figures for people in the language of this tree. Sums are integer minor units, times milliseconds since 1970. */
export function useFormat() {
  const intl = useIntl()
  return useMemo(
    () => ({
      money: (minor: number, currency: string) => formatMoney(minor, currency, intl.locale),
      number: (value: number) => intl.formatNumber(value),
      percent: (value: number) => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
      time: (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hour12: false }),
      date: (at: number) => intl.formatDate(at, { dateStyle: 'medium' }),
      dateTime: (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    [intl],
  )
}
