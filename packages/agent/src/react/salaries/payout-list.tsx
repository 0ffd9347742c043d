import { useApi } from '@parlour/api-client/react'
import type { ContractKind, Payout } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { ListTable, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Select, SidePanel, type DataSort } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allPayouts, mostListDays, payoutColumns, payoutsQuery, type IncomeKind } from '../../index.ts'
import { AgentFailed } from '../agent-failed.tsx'
import type { ContractMessages } from '../contracts/use-contract-messages.ts'
import type { IncomePlaces } from '../income/income-screen.tsx'
import { PayoutParts } from '../income/payout-parts.tsx'
import { narrowingOf } from '../lists/narrowing-of.ts'
import { useList, type ListScreenProps } from '../lists/use-list.ts'
import { TeamDays } from '../overview/team-days.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { usePayoutColumns } from './use-payout-columns.tsx'

interface PayoutListProps extends ListScreenProps {
  kind: ContractKind
  language: LanguageCode
  messages: ContractMessages
  categoryName: (code: string) => string
  places: IncomePlaces
}

const incomeKindOf = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
} as const satisfies Record<ContractKind, IncomeKind>

const states = ['waiting', 'approved', 'rejected'] as const

/**
 * What contracts of a kind have come to, period by period, with how each payout stands; a payout opens into the steps
 * from the play to the money.
 */
export function PayoutList({ kind, language, messages, categoryName, places, ...props }: PayoutListProps) {
  const { currency, zone } = props
  const api = useApi()
  const text = useAgentText()
  const list = useList(props, payoutColumns)
  const { view, today, show, hrefOf } = list
  const { columns, file } = usePayoutColumns(currency, zone, messages)
  const query = useQuery({
    ...payoutsQuery(api, useAccount(), kind, view, zone, useListSize().size),
    placeholderData: keepPreviousData,
  })
  const sorted = ({ id, direction }: DataSort) => {
    const column = payoutColumns.find((each) => each === id)
    if (column) show({ sort: { id: column, direction } })
  }
  const kinds = [
    { value: '', label: text('agent.list.all') },
    ...states.map((value) => ({ value, label: text(`agent.salary.status.${value}`) })),
  ]
  const opened = /^\d{1,40}$/.test(view.open) ? view.open : null
  const payouts = (
    <ListTable<Payout>
      caption={text('agent.salary.payouts')}
      columns={columns}
      rowKey={({ payoutId }) => String(payoutId)}
      rowHref={({ payoutId }) => hrefOf({ open: String(payoutId) })}
      sort={view.sort}
      onSort={sorted}
      filters={
        <>
          <Select
            compact
            label={text('agent.contract.standing')}
            value={view.kind}
            options={kinds}
            onChange={({ target }) => show({ kind: target.value })}
          />
          <TeamDays view={view} today={today} language={language} most={mostListDays} onView={show} />
        </>
      }
      {...(query.data?.totals && {
        totals: [{ label: text('agent.list.total'), cells: { amount: messages.money(query.data.totals.amount) } }],
      })}
      narrowing={narrowingOf(list, language, { kinds, days: true })}
      page={view.page}
      query={query}
      failed={query.error ? <AgentFailed query={query} /> : null}
      csv={{
        columns: file,
        rows: (fetch) => allPayouts(api, kind, view, zone, fetch),
        fileName: `${kind}-${view.from}-${view.to}.csv`,
      }}
      empty={{ title: text('agent.list.empty'), text: text('agent.salary.emptyText') }}
      hrefOfPage={(page) => hrefOf({ page })}
      onPage={(page) => show({ page })}
    />
  )
  return (
    <>
      {payouts}
      {opened === null ? null : (
        <SidePanel
          open
          name="payoutPanel"
          label={text('agent.salary.open')}
          closeLabel={text('agent.salary.close')}
          onClose={() => show({ page: view.page, open: '' })}
        >
          <PayoutParts
            key={opened}
            payoutId={opened}
            kind={incomeKindOf[kind]}
            hrefOfPayout={(id) => hrefOf({ page: view.page, open: id })}
            zone={zone}
            currency={currency}
            categoryName={categoryName}
            places={places}
          />
        </SidePanel>
      )}
    </>
  )
}
