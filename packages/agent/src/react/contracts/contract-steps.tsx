import type { ContractTier } from '@parlour/api-client/endpoints'
import { Badge, Card, CardHead, DataTable, type DataColumn } from '@parlour/ui-kit'
import { compareTerms, termOf, type ComparedStep } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface StepsProps {
  tiers: readonly ContractTier[]
  messages: ContractMessages
}

/** The steps of one contract as a table of two columns. */
export function StepsTable({ tiers, messages }: StepsProps) {
  const text = useAgentText()
  return (
    <DataTable
      caption={text('agent.contract.steps')}
      columns={[
        { id: 'asks', head: text('agent.contract.step'), cell: messages.asks },
        { id: 'rate', head: text('agent.contract.rates'), align: 'end', phone: 'value', cell: messages.rate },
      ]}
      rows={tiers.map(termOf)}
      rowKey={({ minimumBet, netLoss, activeMember }) => `${minimumBet}/${netLoss}/${activeMember}`}
    />
  )
}

/** The steps of one contract. */
export function ContractSteps(props: StepsProps) {
  const text = useAgentText()
  return (
    <Card as="section">
      <CardHead title={text('agent.contract.steps')} />
      <StepsTable {...props} />
    </Card>
  )
}

/** What both sides of a change pay at each step. */
function useComparedColumns(messages: ContractMessages): readonly DataColumn<ComparedStep>[] {
  const text = useAgentText()
  return [
    { id: 'asks', head: text('agent.contract.step'), cell: (step) => messages.asks(step) },
    { id: 'now', head: text('agent.contract.now'), align: 'end', cell: ({ now }) => messages.rate(now) },
    {
      id: 'next',
      head: text('agent.contract.next'),
      align: 'end',
      phone: 'value',
      cell: ({ next }) => messages.rate(next),
    },
    {
      id: 'change',
      head: text('agent.contract.difference'),
      align: 'end',
      cell: ({ change }) => {
        if (change === 1) return <Badge tone="ok">{text('agent.contract.more')}</Badge>
        return change === -1 ? <Badge tone="bad">{text('agent.contract.less')}</Badge> : null
      },
    },
  ]
}

interface ComparedStepsProps {
  now: readonly ContractTier[]
  next: readonly ContractTier[]
  messages: ContractMessages
}

/** The steps of what is in force and of what would be, beside each other. */
export function ComparedSteps({ now, next, messages }: ComparedStepsProps) {
  const text = useAgentText()
  const title = text('agent.contract.steps')
  return (
    <Card as="section">
      <CardHead title={title} />
      <DataTable
        caption={title}
        columns={useComparedColumns(messages)}
        rows={compareTerms(now.map(termOf), next.map(termOf))}
        rowKey={({ minimumBet, netLoss, activeMember }) => `${minimumBet}/${netLoss}/${activeMember}`}
      />
    </Card>
  )
}
