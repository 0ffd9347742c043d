import { tagOf, type LanguageCode } from '@parlour/i18n'
import type { SelectOption } from '@parlour/ui-kit'
import { rangeText } from '@parlour/ui-kit/date-range'

/** Something that narrows a list, and what takes it back. */
export interface ListFilter {
  readonly id: string
  readonly label: string
  readonly onRemove: () => void
}

/** What narrows a list now. */
export interface ListNarrowing {
  /** Each with what takes it back; none where the list shows what it shows by default. */
  readonly filters: readonly ListFilter[]
  /** Takes all of them back at once. */
  readonly onClear: () => void
}

/** Both days are in it, `YYYY-MM-DD`. */
interface Days {
  readonly from: string
  readonly to: string
}

/**
 * The chip of the kind that a list is narrowed to.
 * @param kinds what can be chosen; all of them has the value `''`
 * @param value what is chosen
 * @param onRemove goes back to all of them
 * @returns one filter, or none where all kinds are shown
 * @example kindFilter([{ value: '', label: 'All' }, { value: 'RNG', label: 'Slots' }], 'RNG', showAll)
 */
export function kindFilter(kinds: readonly SelectOption[], value: string, onRemove: () => void): ListFilter[] {
  const kind = value === '' ? undefined : kinds.find((each) => each.value === value)
  return kind ? [{ id: 'kind', label: kind.label, onRemove }] : []
}

/**
 * The chip of the days that a list is narrowed to.
 * @param days what is shown
 * @param usual what is shown by itself
 * @param language the days are written in
 * @param onRemove goes back to the usual days
 * @returns one filter, or none where the usual days are shown
 * @example daysFilter(view, { from: '2026-11-16', to: '2026-11-22' }, 'EN', showUsual)
 */
export const daysFilter = (
  { from, to }: Days,
  usual: Days,
  language: LanguageCode,
  onRemove: () => void,
): ListFilter[] =>
  from === usual.from && to === usual.to
    ? []
    : [{ id: 'days', label: rangeText({ from, to }, tagOf(language)), onRemove }]
