import { tagOf, type LanguageCode } from '@parlour/i18n'
import { ListTable, type ListTableProps } from '@parlour/screen-kit/react'
import { SearchField, Select, useTyped, type DataSort, type SelectOption } from '@parlour/ui-kit'
import { rangeText } from '@parlour/ui-kit/date-range'
import { mostListDays } from '../../index.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { TeamDays } from '../overview/team-days.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { narrowingOf } from './narrowing-of.ts'
import type { List } from './use-list.ts'

interface TeamListProps<Row, Column extends string> extends Pick<
  ListTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowHref' | 'isSelected' | 'totals' | 'query'
> {
  list: List<Column>
  language: LanguageCode
  /** What the rows are chosen by beside days and account; without it there is no such choice. */
  kinds?: { label: string; options: readonly SelectOption[] }
  /** Whether no days are chosen here. */
  withoutDays?: boolean
  /** Name of the field that looks for accounts. */
  searchLabel?: string
  /** What stands there without rows. */
  empty?: ListTableProps<Row>['empty']
  /** "1 to 10 of 38", with what the figures are. */
  shown?: ListTableProps<Row>['shown']
  /** The file; the days come after its name. */
  file: { columns: ListTableProps<Row>['csv']['columns']; name: string; rows: ListTableProps<Row>['csv']['rows'] }
}

/** A list of the team: account, kind and days above, rows in the order of the address, sums, pages and a file. */
export function TeamList<Row, Column extends string>(props: TeamListProps<Row, Column>) {
  const { list, language, kinds, withoutDays, searchLabel, empty, shown, file, ...table } = props
  const { view, today, columns, show, hrefOf } = list
  const text = useAgentText()
  const [typed, type] = useTyped(view.account, (account) => show({ account }))
  const narrowing = narrowingOf(list, language, { kinds: kinds?.options ?? [], days: !withoutDays })
  const sorted = ({ id, direction }: DataSort) => {
    const column = columns.find((each) => each === id)
    if (column) show({ sort: { id: column, direction } })
  }
  return (
    <ListTable<Row>
      {...table}
      sort={view.sort}
      onSort={sorted}
      search={
        <SearchField
          label={searchLabel ?? text('agent.list.account')}
          clearLabel={text('agent.list.clear')}
          maxLength={64}
          value={typed}
          onValue={type}
        />
      }
      filters={
        <>
          {kinds ? (
            <Select
              compact
              label={kinds.label}
              value={view.kind}
              options={kinds.options}
              onChange={(event) => show({ kind: event.target.value })}
            />
          ) : null}
          {withoutDays ? null : (
            <TeamDays view={view} today={today} language={language} most={mostListDays} onView={show} />
          )}
        </>
      }
      narrowing={narrowing}
      {...(!withoutDays && { printed: rangeText(view, tagOf(language)) })}
      page={view.page}
      failed={table.query.error ? <AgentFailed query={table.query} /> : null}
      csv={{
        columns: file.columns,
        rows: file.rows,
        fileName: view.payout ? `${file.name}-${view.payout}.csv` : `${file.name}-${view.from}-${view.to}.csv`,
      }}
      empty={empty ?? { title: text('agent.list.empty'), text: text('agent.list.emptyText') }}
      {...(shown && { shown })}
      hrefOfPage={(page) => hrefOf({ page })}
      onPage={(page) => show({ page })}
    />
  )
}
