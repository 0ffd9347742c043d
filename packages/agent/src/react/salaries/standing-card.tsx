import type { ContractKind, ContractStanding } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, DataTable, PeriodResult, Progress, type DataColumn } from '@parlour/ui-kit'
import { standingView, type StandingStep } from '../../index.ts'
import type { ContractMessages } from '../contracts/use-contract-messages.ts'
import { useAgentText } from '../use-agent-text.ts'
import { SettlesIn } from './settles-in.tsx'

const day = 86_400_000

interface StandingCardProps {
  kind: ContractKind
  row: ContractStanding
  messages: ContractMessages
}

function useStepColumns(messages: ContractMessages): readonly DataColumn<StandingStep>[] {
  const text = useAgentText()
  return [
    { id: 'asks', head: text('agent.contract.step'), cell: ({ term }) => messages.asks(term) },
    {
      id: 'reached',
      head: text('agent.contract.standing'),
      cell: ({ reached }) => (reached ? <Badge tone="ok">{text('agent.salary.reached')}</Badge> : null),
    },
    {
      id: 'rate',
      head: text('agent.contract.rates'),
      align: 'end',
      phone: 'value',
      cell: ({ term }) => messages.rate(term),
    },
  ]
}

/** Where the contract of a category stands in its running period, step by step. */
export function StandingCard({ kind, row, messages }: StandingCardProps) {
  const text = useAgentText()
  const format = useFormat()
  const { have, steps, next } = standingView(kind, row)
  const name = messages.category(row.category)
  const ended = row.endedAt
  const limit = kind === 'dividend' ? row.theoreticalLoss : null
  const times = { start: format.dateTime(row.startTime), end: format.dateTime(row.endTime) }
  const need = next?.term
  return (
    <>
      <PeriodResult
        title={text(ended === null ? 'agent.salary.due' : 'agent.salary.dueEnded', {
          sum: messages.money(row.due),
          category: name,
        })}
        text={
          <>
            {ended === null
              ? text('agent.salary.counted', times)
              : text('agent.salary.countedEnded', { ...times, ended: format.dateTime(ended) })}{' '}
            {text(`agent.salary.paidWhen.${kind === 'daily' || kind === 'dividend' ? kind : 'settled'}`)}
          </>
        }
        figures={[
          { id: 'bets', name: text('agent.salary.bets'), value: messages.money(row.turnover) },
          ...(kind === 'dividend'
            ? [{ id: 'loss', name: text('agent.salary.loss'), value: messages.money(have.netLoss) }]
            : []),
          ...(limit !== null && limit < have.netLoss
            ? [
                {
                  id: 'most',
                  name: text('agent.salary.most'),
                  value: messages.money(limit),
                  note: text('agent.income.limit'),
                },
              ]
            : []),
          { id: 'members', name: text('agent.figure.activeMembers'), value: format.number(row.activeMembers) },
          ...(row.endTime - row.startTime < day
            ? [{ id: 'settles', name: text('agent.salary.settles'), value: <SettlesIn endTime={row.endTime} /> }]
            : []),
        ]}
      />
      <Card as="section">
        <CardHead title={text('agent.salary.steps', { category: name })} />
        <DataTable
          caption={text('agent.salary.steps', { category: name })}
          columns={useStepColumns(messages)}
          rows={steps}
          rowKey={({ term }) => `${term.minimumBet}/${term.netLoss}/${term.activeMember}`}
        />
        {ended !== null ? null : next && need ? (
          <Progress
            label={text('agent.salary.next', { rate: messages.rate(need) })}
            value={text(need.netLoss > 0 ? 'agent.salary.towardsLoss' : 'agent.salary.towards', {
              turnover: messages.money(Math.min(have.minimumBet, need.minimumBet)),
              needed: messages.money(need.minimumBet),
              members: format.number(Math.min(have.activeMember, need.activeMember)),
              neededMembers: format.number(need.activeMember),
              loss: messages.money(Math.min(have.netLoss, need.netLoss)),
              neededLoss: messages.money(need.netLoss),
            })}
            percent={next.percent}
            left={
              kind === 'dividend' && need.rateType === 'P'
                ? text('agent.salary.paysUpTo', { sum: messages.money(next.pays), loss: messages.money(next.loss) })
                : next.pays > 0
                  ? text('agent.salary.pays', { sum: messages.money(next.pays) })
                  : undefined
            }
          />
        ) : (
          <p>{text('agent.salary.all')}</p>
        )}
      </Card>
    </>
  )
}
