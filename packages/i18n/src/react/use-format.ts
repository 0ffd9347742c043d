import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { createFormat, type Format } from '../format/create-format.ts'

/** Figures for people in the language of this tree. */
export function useFormat(): Format {
  const { locale } = useIntl()
  return useMemo(() => createFormat(locale), [locale])
}
