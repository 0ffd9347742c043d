import { tagOf, type LanguageCode } from '@parlour/i18n'
import { useMemo } from 'react'

/** Short and long names of the operator's days. */
export const useDayNames = (language: LanguageCode, zone: string) =>
  useMemo(() => {
    const named = (month: 'short' | 'long') =>
      new Intl.DateTimeFormat(tagOf(language), { day: 'numeric', month, timeZone: zone })
    const [short, long] = [named('short'), named('long')]
    return { short: (at: number) => short.format(at), long: (at: number) => long.format(at) }
  }, [language, zone])
