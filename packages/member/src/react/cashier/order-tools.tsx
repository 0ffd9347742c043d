import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { SaveFile, type SaveFileProps } from '@parlour/screen-kit/react'
import { FilterBar } from '@parlour/ui-kit'
import {
  recordSearch,
  todayOf,
  wholeDays,
  withDays,
  withPart,
  type RecordSearch,
  type RecordView,
} from '../../index.ts'
import { RecordPart } from '../records/record-part.tsx'
import { RecordPeriod } from '../records/record-period.tsx'

interface OrderToolsProps<Row> extends Pick<SaveFileProps<Row>, 'columns' | 'rows' | 'disabled'> {
  /** What the address says; a promotion in it stays. */
  search: RecordSearch
  view: RecordView
  language: LanguageCode
  /** The start of the name of the file; its days follow. */
  name: string
  onSearch: (search: RecordSearch) => void
}

/** What chooses the days of a list of orders, and the way into a file. */
export function OrderTools<Row>(props: OrderToolsProps<Row>) {
  const { search, view, language, name, onSearch, ...file } = props
  const today = todayOf(useApi().clock.now())
  const { from, to } = wholeDays(view)
  const show = (next: RecordView) =>
    onSearch({ ...recordSearch(next, today), ...(search.promotion && { promotion: search.promotion }) })
  return (
    <>
      <FilterBar end={<SaveFile {...file} fileName={`${name}-${from}-${to}.csv`} />}>
        <RecordPeriod view={view} language={language} onPeriod={(days) => show(withDays(view, days))} />
      </FilterBar>
      <RecordPart inFile days={view} onPart={(part) => show(withPart(view, part))} />
    </>
  )
}
