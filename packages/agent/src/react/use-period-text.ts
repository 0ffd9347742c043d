import { useFormat } from '@parlour/i18n/react'
import { useMemo } from 'react'
import { periodFormat } from '../index.ts'

/** `periodFormat` in the language of the reader. */
export function usePeriodText(zone: string): (start: number, end: number) => string {
  const { tag } = useFormat()
  return useMemo(() => periodFormat(tag, zone), [tag, zone])
}
