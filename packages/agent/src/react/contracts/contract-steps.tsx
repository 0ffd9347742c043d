import type { ContractTier } from '@parlour/api-client/endpoints'
import { Card, CardHead, CardText, DataTable } from '@parlour/ui-kit'
import { keptOf, termOf, type OfferBounds, type Term } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface StepsProps {
  tiers: readonly ContractTier[]
  messages: ContractMessages
  /** What bounds a contract that was given: what stays with the agent gets a column. */
  bounds?: OfferBounds | undefined
}

const missing = '\u2014'
/** In minor units. */
const thousand = 100_000

/** The steps of one contract as a table: what each asks for, what it pays, and what stays with the agent that gave it. */
export function StepsTable({ tiers, messages, bounds }: StepsProps) {
  const text = useAgentText()
  const keptBy = (term: Term, within: OfferBounds) => {
    const kept = keptOf(within, term)
    return kept === null ? missing : messages.money(kept)
  }
  return (
    <DataTable
      caption={text('agent.contract.steps')}
      columns={[
        { id: 'asks', head: text('agent.contract.step'), cell: messages.asks },
        { id: 'rate', head: text('agent.contract.rates'), align: 'end', phone: 'value', cell: messages.rate },
        ...(bounds
          ? [
              {
                id: 'kept',
                head: text('agent.contract.kept'),
                align: 'end' as const,
                cell: (term: Term) => keptBy(term, bounds),
              },
            ]
          : []),
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
      {props.bounds ? (
        <CardText>{text('agent.contract.keptNote', { thousand: props.messages.money(thousand) })}</CardText>
      ) : null}
    </Card>
  )
}
