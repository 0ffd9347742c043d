import { addDays, tagOf, type LanguageCode } from '@parlour/i18n'
import type { ListNarrowing } from '@parlour/screen-kit/react'
import type { SelectOption } from '@parlour/ui-kit'
import { rangeText } from '@parlour/ui-kit/date-range'
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
  const kind = kinds.find(({ value }) => value === view.kind)
  const filters: ListNarrowing['filters'] = [
    ...(view.account ? [{ id: 'account', label: view.account, onRemove: () => show({ account: '' }) }] : []),
    ...(view.kind && kind ? [{ id: 'kind', label: kind.label, onRemove: () => show({ kind: '' }) }] : []),
    ...(days && (view.from !== usual.from || view.to !== usual.to)
      ? [{ id: 'days', label: rangeText(view, tagOf(language)), onRemove: () => show(usual) }]
      : []),
  ]
  return { filters, onClear: () => show({ account: '', kind: '', ...(days ? usual : {}) }) }
}
