import type { ContractImpact } from '@parlour/api-client/endpoints'
import { useSigned } from '@parlour/screen-kit/react'
import { PeriodResult } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'
import { ComparedSteps } from './compared-steps.tsx'
import { EndingContracts } from './ending-contracts.tsx'
import { monthOf } from './month-of.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface ImpactProps {
  impact: ContractImpact
  /** Whose contract it is, where that is not who reads this. */
  of: string | null
  currency: string
  messages: ContractMessages
}

/** What a yes would change: last month under both, the steps beside each other, and what would end (BEY-10). */
export function Impact({ impact, of, currency, messages }: ImpactProps) {
  const text = useAgentText()
  const signed = useSigned()
  const { next, ending, lastMonth } = impact
  const { currentPaid, nextPaid, turnover } = lastMonth
  const would = {
    month: monthOf(lastMonth),
    now: messages.money(currentPaid),
    next: messages.money(nextPaid),
  }
  return (
    <>
      <PeriodResult
        title={
          of === null ? text('agent.contract.would', would) : text('agent.contract.wouldThem', { ...would, name: of })
        }
        text={text('agent.contract.wouldNote', { turnover: messages.money(turnover) })}
        figures={[
          { id: 'now', name: text('agent.contract.now'), value: messages.money(currentPaid) },
          {
            id: 'next',
            name: text(next ? 'agent.contract.next' : 'agent.contract.without'),
            value: messages.money(nextPaid),
          },
          {
            id: 'difference',
            name: text('agent.contract.difference'),
            value: signed(nextPaid - currentPaid, currency),
          },
        ]}
      />
      <ComparedSteps impact={impact} messages={messages} currency={currency} />
      <EndingContracts ending={ending} messages={messages} />
    </>
  )
}
