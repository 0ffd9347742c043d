import { useApi } from '@parlour/api-client/react'
import type { PayoutDetails } from '@parlour/api-client/endpoints'
import { dayAt } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount, useSigned } from '@parlour/screen-kit/react'
import { Badge, DataTable, FactList, ProfileHead, SidePanelPart, Skeleton, Waterfall } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { defaultsQuery, payoutQuery, waterfallOf, type IncomeKind } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { usePeriodText } from '../use-period-text.ts'
import { transactionFilters } from './income-filters.ts'
import type { IncomePartProps } from './income-panel.tsx'
import { usePayoutNames } from './use-payout-names.ts'

type Part = PayoutDetails['adjustments'][number]

type PayoutPartsProps = Omit<IncomePartProps, 'hrefOf'> & {
  payoutId: string
  kind: IncomeKind
  /** The address that opens another payout here. */
  hrefOfPayout: (payoutId: string) => string
}

const totals = {
  approved: 'agent.income.paid',
  'in-process': 'agent.income.toBePaid',
  rejected: 'agent.income.notPaid',
} as const
const tones = { approved: 'ok', 'in-process': 'info', rejected: 'bad' } as const

/** One part for each account: a month bears one of every day of those who are paid by the day. */
function partsByAccount(parts: readonly Part[]): Part[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of parts) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

/** One payout: every step from the play to the money, each with the rows that it was made from, and who got what of it. */
export function PayoutParts({ payoutId, kind, hrefOfPayout, ...props }: PayoutPartsProps) {
  const { zone, currency, places } = props
  const text = useAgentText()
  const format = useFormat()
  const periodText = usePeriodText(zone)
  const signed = useSigned()
  const names = usePayoutNames(props)
  const api = useApi()
  const account = useAccount()
  const { data, error, refetch } = useQuery(payoutQuery(api, account, payoutId))
  const upline = useQuery(defaultsQuery(api, account)).data?.upline ?? null
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />
  const money = (minor: number) => format.money(minor, currency)
  const days = { from: dayAt(data.startTime, zone), to: dayAt(Math.max(data.startTime, data.endTime - 1), zone) }
  const paid = data.decidedTime ?? null
  // The own record counts days by the clock of its reader.
  const day = paid === null ? null : dayAt(paid)
  const bets = places.betsOf(payoutId)
  const handedOn = partsByAccount(data.adjustments.filter((part) => part.account !== upline))
  const dividend = data.kind === 'dividend'
  const notes = {
    counted: names.factorsOf(data),
    carriedIn: text(data.rateType === 'P' && data.rate > 0 ? 'agent.income.carried' : 'agent.income.carriedHere', {
      sum: signed(data.carryIn, currency),
    }),
    carriedOut: text('agent.income.carriedOn', { sum: signed(data.carryOut, currency) }),
    limit: text('agent.income.limit'),
    handedOn: text('agent.income.handedTo', {
      count: handedOn.length,
    }),
    upline: upline ?? '',
  }
  const toPayout = (id: PayoutDetails['carriedFrom']) => (id === null ? {} : { href: hrefOfPayout(String(id)) })
  const hrefs = {
    counted: { href: bets },
    carriedIn: toPayout(data.carriedFrom),
    carriedOut: toPayout(data.carriedTo),
    limit: { href: bets },
    handedOn: { href: places.team(days) },
    upline: data.contractId === null ? {} : { href: places.contract(String(data.contractId)) },
  }
  return (
    <>
      <ProfileHead
        name={text(`agent.income.kind.${kind}`)}
        sub={periodText(data.startTime, data.endTime)}
        avatar={null}
      />
      <SidePanelPart
        title={names.categoryOf(data)}
        note={<Badge tone={tones[data.status]}>{text(`agent.income.status.${data.status}`)}</Badge>}
      >
        <Waterfall
          label={text('agent.income.way')}
          steps={waterfallOf(data, upline).map(({ id, sum }) => ({
            id,
            name: text(id === 'counted' && dividend ? 'agent.income.term.netLoss' : `agent.income.term.${id}`),
            note: notes[id],
            value: sum,
            sum: id === 'counted' ? money(sum) : signed(sum, currency),
            ...hrefs[id],
          }))}
          total={{
            id: 'paid',
            name: text(totals[data.status]),
            sum: money(data.amount),
            ...(day !== null && data.transferId
              ? { href: places.transactions({ from: day, to: day, kind: transactionFilters[kind] }) }
              : {}),
          }}
        />
      </SidePanelPart>
      {handedOn.length > 0 ? (
        <SidePanelPart title={text('agent.income.term.handedOn')}>
          <DataTable<Part>
            caption={text('agent.income.term.handedOn')}
            columns={[
              { id: 'account', head: text('agent.list.account'), cell: (part) => part.account },
              {
                id: 'amount',
                head: text('agent.list.amount'),
                align: 'end',
                phone: 'value',
                cell: ({ amount }) => signed(amount, currency),
              },
            ]}
            rows={handedOn}
            rowKey={(part) => part.account}
            rowHref={(part) => places.member(part.account)}
          />
        </SidePanelPart>
      ) : null}
      <SidePanelPart title={text('agent.income.facts')}>
        <FactList
          facts={[
            { id: 'turnover', name: text('agent.figure.turnover'), value: money(data.turnover) },
            { id: 'netLoss', name: text('agent.income.netLoss'), value: signed(data.netLoss, currency) },
            { id: 'active', name: text('agent.team.active'), value: format.number(data.activeMembers) },
            { id: 'counted', name: text('agent.income.counted'), value: format.dateTime(data.createTime) },
            { id: 'paid', name: text('agent.income.paidAt'), value: paid === null ? null : format.dateTime(paid) },
            { id: 'number', name: text('agent.transfer.number'), value: data.transferId },
          ]}
        />
      </SidePanelPart>
    </>
  )
}
