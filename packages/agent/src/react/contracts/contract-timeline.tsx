import type { DownlineContract } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, Stepper } from '@parlour/ui-kit'
import { contractTimeline, type ContractMoment, type ContractSide } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/** What happened to a contract, and what it waits for. */
export function ContractTimeline({ row, side }: { row: DownlineContract; side: ContractSide }) {
  const text = useAgentText()
  const format = useFormat()
  const moments = contractTimeline(row, side)
  const titleOf = ({ id, state, mine }: ContractMoment) => {
    if (id === 'over') return text(`agent.contract.state.${state}`)
    if (id === 'waiting') return text(mine ? 'agent.contract.waiting' : 'agent.contract.moment.other')
    return text(`agent.contract.moment.${id}`)
  }
  return (
    <Card as="section">
      <CardHead title={text('agent.contract.timeline')} />
      <Stepper
        steps={moments.map((moment) => ({
          title: titleOf(moment),
          ...(moment.at === null ? {} : { time: format.dateTime(moment.at) }),
          ...(moment.id === 'over' && row.rejectReason ? { text: row.rejectReason } : {}),
        }))}
        current={moments.filter(({ at }) => at !== null).length}
        words={{ done: text('agent.contract.moment.done'), failed: text('agent.contract.state.ended') }}
      />
    </Card>
  )
}
