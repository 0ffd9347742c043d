import type { LanguageCode } from '@parlour/i18n'
import { tagOf } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useNarrow, type DataTotal } from '@parlour/ui-kit'
import { rangeText } from '@parlour/ui-kit/date-range'
import { wholeDays, type RecordView } from '../../index.ts'
import { ofPart } from './of-part.ts'

/**
 * Makes the rows of sums below a record: of the days that are shown, and of the period where they are a part of it.
 *
 * @returns `(label, shown, whole)`: sums by column in minor units, null where they are not known
 * @example useTotalRows(view, 'EN', 'PHP')('In', { amount: 150_000 }, null) // [{ label: 'In', cells: { amount: '₱1,500.00' } }]
 */
export function useTotalRows(view: RecordView, language: LanguageCode, currency: string) {
  const format = useFormat()
  const narrow = useNarrow()
  const row = (label: string, sums: Readonly<Record<string, number | null>>): DataTotal[] =>
    Object.values(sums).includes(null)
      ? []
      : [
          {
            label,
            cells: Object.fromEntries(
              Object.entries(sums).map(([column, minor]) => [column, format.money(minor ?? 0, currency)]),
            ),
          },
        ]
  return (
    label: string,
    shown: Readonly<Record<string, number | null>>,
    whole: Readonly<Record<string, number | null>> | null,
  ): DataTotal[] => [
    // On a phone the sums stay in view: those of the whole period are enough.
    ...(whole && narrow ? [] : row(ofPart(label, view, language), shown)),
    ...(whole ? row(`${label}, ${rangeText(wholeDays(view), tagOf(language))}`, whole) : []),
  ]
}
