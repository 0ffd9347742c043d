import { Select, type CsvColumn, type SelectOption } from '@parlour/ui-kit'
import { rangeText } from '@parlour/ui-kit/date-range'
import { useApi } from '@parlour/api-client/react'
import { addDays, tagOf, type LanguageCode } from '@parlour/i18n'
import { daysFilter, kindFilter, ListTable, type ListNarrowing, type ListTableProps } from '@parlour/screen-kit/react'
import type { ReactNode } from 'react'
import { usualDays } from '../../records/record-view.ts'
import { todayOf, wholeDays, withDays, withPart, type RecordView } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { RecordPart } from './record-part.tsx'
import { RecordPeriod } from './record-period.tsx'
import type { WholeTotals } from './use-whole-totals.ts'
import { WholeFailed } from './whole-failed.tsx'

/** What a record hands to its table. */
export interface RecordTableProps<Row> extends Pick<
  ListTableProps<Row>,
  'title' | 'caption' | 'columns' | 'rowKey' | 'rowHref' | 'totals' | 'query' | 'sort' | 'onSort'
> {
  view: RecordView
  language: LanguageCode
  /** What rows are chosen by beside days, the choice of all of them first; without it there is no such choice. */
  kinds?: { label: string; options: readonly SelectOption[] }
  /** Chooses among several records, before the kind. */
  which?: ReactNode
  /** The record has no days: what is in it is listed whatever its age. */
  withoutDays?: boolean
  /** What a longer period comes to; said where it could not be read. */
  whole: WholeTotals
  /** What stands in place of rows where there are none. */
  empty: ListTableProps<Row>['empty']
  /** Columns and name of the file, without its days, and how to get its rows. */
  csv: { columns: readonly CsvColumn<Row>[]; name: string; rows: ListTableProps<Row>['csv']['rows'] }
  hrefOf: (view: RecordView) => string
  onView: (view: RecordView) => void
}

/** A record as a page: days and kind above, rows with sums, pages below, and the way into a file. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { view, language, kinds, which, withoutDays, whole, empty, csv, hrefOf, onView, ...list } = props
  const { query } = list
  const { from, to } = wholeDays(view)
  const today = todayOf(useApi().clock.now())
  const usual = { from: addDays(today, 1 - usualDays), to: today }
  const narrowing: ListNarrowing = {
    filters: [
      ...kindFilter(kinds?.options ?? [], view.kind, () => onView({ ...view, kind: '', page: 1 })),
      ...(withoutDays ? [] : daysFilter({ from, to }, usual, language, () => onView(withDays(view, usual)))),
    ],
    onClear: () => onView({ ...(withoutDays ? view : withDays(view, usual)), kind: '', page: 1 }),
  }
  return (
    <ListTable<Row>
      {...list}
      which={which}
      filters={
        <>
          {kinds ? (
            <Select
              compact
              label={kinds.label}
              value={view.kind}
              options={kinds.options}
              onChange={(event) => onView({ ...view, kind: event.target.value, page: 1 })}
            />
          ) : null}
          {withoutDays ? null : (
            <RecordPeriod view={view} language={language} onPeriod={(days) => onView(withDays(view, days))} />
          )}
        </>
      }
      note={
        withoutDays ? null : (
          <>
            <RecordPart inFile days={view} hrefOfPart={(part) => hrefOf(withPart(view, part))} />
            <WholeFailed whole={whole} />
          </>
        )
      }
      narrowing={narrowing}
      {...(!withoutDays && { printed: rangeText({ from, to }, tagOf(language)) })}
      page={view.page}
      failed={query.error ? <MemberFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      csv={{
        columns: csv.columns,
        rows: csv.rows,
        isLonger: !withoutDays && view.whole !== undefined,
        of: `${csv.name} ${from} ${to} ${view.kind} ${view.sort?.id} ${view.sort?.direction}`,
        fileName: withoutDays ? `${csv.name}.csv` : `${csv.name}-${from}-${to}.csv`,
      }}
      hrefOfPage={(page) => hrefOf({ ...view, page })}
      onPage={(page) => onView({ ...view, page })}
      empty={empty}
    />
  )
}
