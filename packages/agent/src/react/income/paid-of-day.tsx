import { useApi } from '@parlour/api-client/react'
import type { Payout } from '@parlour/api-client/endpoints'
import { dayAt } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount, useSigned } from '@parlour/screen-kit/react'
import { Button, DataTable, EmptyState, SidePanelPart, Skeleton, Waterfall } from '@parlour/ui-kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { openIncome, paidQuery, type IncomeKind } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { transactionFilters } from './income-filters.ts'
import type { IncomePartProps } from './income-panel.tsx'
import { usePaidColumns } from './use-paid-columns.tsx'

/** The payouts of a kind that were paid on a day, and the steps that all of them come to. */
export function PaidOfDay({ day, kind, ...props }: IncomePartProps & { day: string; kind: IncomeKind }) {
  const { zone, currency, places, hrefOf } = props
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    paidQuery(useApi(), useAccount(), kind, day, zone),
  )
  const totals = data?.pages[0]?.totals
  const isAdjusted = (totals?.adjustment ?? 0) !== 0
  const columns = usePaidColumns(props, isAdjusted)
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0)
    return <EmptyState title={text('agent.income.noPayouts')} text={text('agent.income.noPayoutsText')} />
  const count = data.pages[0]?.totalCount ?? rows.length
  const dividend = kind === 'dividend'
  const starts = totals?.startTime ?? Math.min(...rows.map(({ startTime }) => startTime))
  const ends = totals?.endTime ?? Math.max(...rows.map(({ endTime }) => endTime))
  const days = { from: dayAt(starts, zone), to: dayAt(ends - 1, zone) }
  // The own record counts days by the clock of its reader.
  const paidAt = rows.map(({ decidedTime, createTime }) => decidedTime ?? createTime)
  const paidIn = { from: dayAt(Math.min(...paidAt)), to: dayAt(Math.max(...paidAt)) }
  return (
    <>
      {totals ? (
        <SidePanelPart title={text('agent.income.way')} note={text('agent.income.count', { count })}>
          <Waterfall
            label={text('agent.income.way')}
            steps={[
              {
                id: 'counted',
                name: text(dividend ? 'agent.income.term.dividends' : 'agent.income.term.counted'),
                note: dividend
                  ? text('agent.income.fromLoss')
                  : text('agent.income.fromBets', { sum: format.money(totals.turnover, currency) }),
                value: totals.gross,
                sum: format.money(totals.gross, currency),
                href: places.bets(days),
              },
              ...(isAdjusted
                ? [
                    {
                      id: 'adjustments',
                      name: text('agent.income.term.adjustments'),
                      note: text('agent.income.adjustments'),
                      value: totals.adjustment,
                      sum: signed(totals.adjustment, currency),
                    },
                  ]
                : []),
            ]}
            total={{
              id: 'paid',
              name: text('agent.income.paid'),
              sum: format.money(totals.amount, currency),
              // The platform books both as one kind.
              note: kind === 'hourlySalary' || kind === 'realtimeSalary' ? text('agent.income.together') : undefined,
              href: places.transactions({ ...paidIn, kind: transactionFilters[kind] }),
            }}
          />
        </SidePanelPart>
      ) : null}
      <SidePanelPart title={text('agent.income.payouts')}>
        <DataTable<Payout>
          caption={text('agent.income.payouts')}
          columns={columns}
          rows={rows}
          rowKey={({ payoutId }) => String(payoutId)}
          rowHref={({ payoutId }) => hrefOf(openIncome(day, kind, String(payoutId)))}
          {...(totals && {
            totals: [
              {
                label: text('agent.income.total'),
                cells: {
                  ...(isAdjusted && { adjustment: signed(totals.adjustment, currency) }),
                  amount: format.money(totals.amount, currency),
                },
              },
            ],
          })}
        />
        {hasNextPage ? (
          <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('agent.income.moreRows', { count: count - rows.length })}
          </Button>
        ) : null}
      </SidePanelPart>
    </>
  )
}
