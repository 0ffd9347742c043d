import { useApi } from '@parlour/api-client/react'
import type { IncomeDay, listIncome, ResponseOf } from '@parlour/api-client/endpoints'
import { dayAt, type LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { ListTable } from '@parlour/screen-kit/react'
import { CardHead, type CsvColumn, type DataColumn, type DataSort } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { allIncome, incomeKinds, incomeOpen, type incomeColumns } from '../../index.ts'
import type { List } from '../lists/use-list.ts'
import { useDayNames } from '../overview/use-day-names.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { useAgentText } from '../use-agent-text.ts'

interface IncomeTableProps {
  list: List<(typeof incomeColumns)[number]>
  query: UseQueryResult<ResponseOf<typeof listIncome>>
  zone: string
  currency: string
  language: LanguageCode
}

const none = '\u2013'

/** The days with any income, with the sums of all of them; a row opens what its day was made of. */
export function IncomeTable({ list, query, zone, currency, language }: IncomeTableProps) {
  const api = useApi()
  const text = useAgentText()
  const format = useFormat()
  const names = useDayNames(language, zone)
  const { view, columns: sortable, show, hrefOf } = list
  const money = (minor: number) => (minor === 0 ? none : format.money(minor, currency))
  const columns: DataColumn<IncomeDay>[] = [
    {
      id: 'day',
      head: text('agent.chart.day'),
      sticky: true,
      sortValue: ({ day }) => day,
      cell: ({ day }) => names.long(day),
      phone: 'title',
    },
    ...incomeKinds.map((kind): DataColumn<IncomeDay> => ({
      id: kind,
      head: text(`agent.income.kind.${kind}`),
      align: 'end',
      sortValue: (row) => row[kind],
      cell: (row) => money(row[kind]),
      phone: kind === 'commission' ? 'line' : 'none',
    })),
    {
      id: 'total',
      head: text('agent.income.total'),
      align: 'end',
      sortValue: ({ total }) => total,
      cell: ({ total }) => format.money(total, currency),
      phone: 'value',
    },
  ]
  const file: CsvColumn<IncomeDay>[] = [
    { head: text('agent.chart.day'), csvValue: ({ day }) => dayAt(day, zone) },
    ...[...incomeKinds, 'total' as const].map((kind) => ({
      head: `${kind === 'total' ? text('agent.income.total') : text(`agent.income.kind.${kind}`)} (${currency})`,
      csvValue: (row: IncomeDay) => row[kind] / 100,
    })),
  ]
  const totals = query.data?.totals
  const sorted = ({ id, direction }: DataSort) => {
    const column = sortable.find((each) => each === id)
    if (column) show({ sort: { id: column, direction } })
  }
  return (
    <ListTable<IncomeDay>
      caption={text('agent.income.days')}
      columns={columns}
      rowKey={({ day }) => String(day)}
      rowHref={({ day }) => hrefOf({ open: dayAt(day, zone) })}
      isSelected={({ day }) => dayAt(day, zone) === incomeOpen(view.open)?.day}
      sort={view.sort}
      onSort={sorted}
      search={<CardHead title={text('agent.income.days')} />}
      filters={null}
      {...(totals && {
        totals: [
          {
            label: text('agent.income.all'),
            cells: {
              ...Object.fromEntries(incomeKinds.map((kind) => [kind, money(totals[kind])])),
              total: format.money(totals.total, currency),
            },
          },
        ],
      })}
      page={view.page}
      query={query}
      failed={query.error ? <AgentFailed query={query} /> : null}
      csv={{
        columns: file,
        rows: (fetch) => allIncome(api, view, zone, fetch),
        fileName: `income-${view.from}-${view.to}.csv`,
      }}
      empty={{ title: text('agent.income.none'), text: text('agent.income.noneText') }}
      hrefOfPage={(page) => hrefOf({ page })}
      onPage={(page) => show({ page })}
    />
  )
}
