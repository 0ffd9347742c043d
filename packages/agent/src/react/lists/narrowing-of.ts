import { addDays, type LanguageCode } from '@parlour/i18n'
import { daysFilter, kindFilter, type ListNarrowing } from '@parlour/screen-kit/react'
import type { SelectOption } from '@parlour/ui-kit'
import { usualListDays } from '../../index.ts'
import type { List } from './use-list.ts'

interface Choices {
  /** What the rows can be chosen by beside days and account. */
  readonly kinds: readonly SelectOption[]
  /** Whether days can be chosen. */
  readonly days: boolean
}

/** What narrows a list of the team now: account, kind, and days other than the last seven. */
export function narrowingOf<Column extends string>(
  { view, today, show }: Pick<List<Column>, 'view' | 'today' | 'show'>,
  language: LanguageCode,
  { kinds, days }: Choices,
): ListNarrowing {
  const usual = { from: addDays(today, 1 - usualListDays), to: today }
  const filters: ListNarrowing['filters'] = [
    ...(view.account ? [{ id: 'account', label: view.account, onRemove: () => show({ account: '' }) }] : []),
    ...kindFilter(kinds, view.kind, () => show({ kind: '' })),
    ...(days ? daysFilter(view, usual, language, () => show(usual)) : []),
  ]
  return { filters, onClear: () => show({ account: '', kind: '', ...(days ? usual : {}) }) }
}
