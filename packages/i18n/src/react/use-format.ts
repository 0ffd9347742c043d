import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { createFormat, type Format } from '../format/create-format.ts'

/**
 * The formatters of the language of the nearest `TextProvider`.
 *
 * @returns what `createFormat` returns
 * @example useFormat().money(482_150, 'PHP') // '₱4,821.50'
 */
export function useFormat(): Format {
  const { locale } = useIntl()
  return useMemo(() => createFormat(locale), [locale])
}
