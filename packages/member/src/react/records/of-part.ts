import { tagOf, type LanguageCode } from '@parlour/i18n'
import { rangeText } from '@parlour/ui-kit/date-range'
import type { ShownDays } from '../../index.ts'

/**
 * The name of a sum, with the days that it is of where those are a part of a longer period.
 *
 * @example ofPart('In, all pages', view, 'EN') // 'In, all pages, Nov 1 – 29, 2026'
 */
export const ofPart = (label: string, { from, to, whole }: ShownDays, language: LanguageCode): string =>
  whole ? `${label}, ${rangeText({ from, to }, tagOf(language))}` : label
