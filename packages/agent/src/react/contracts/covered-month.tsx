import type { OfferPreview } from '@parlour/api-client/endpoints'
import { Notice } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'
import { monthOf } from './month-of.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface CoveredMonthProps {
  preview: OfferPreview
  /** Whom the offer is for. */
  name: string
  messages: ContractMessages
}

/**
 * What the downline would have had in all, where the contract for all games pays for these games until the offer is
 * accepted: such an offer can take as well as give.
 */
export function CoveredMonth({ preview: { lastMonth }, name, messages }: CoveredMonthProps) {
  const text = useAgentText()
  const { coveredNow, coveredThen, handedOn } = lastMonth
  if (coveredNow === null || coveredThen === null) return null
  const next = coveredThen + handedOn
  return (
    <Notice tone={next < coveredNow ? 'warn' : 'info'}>
      {text('agent.contract.coveredMonth', {
        month: monthOf(lastMonth),
        name,
        now: messages.money(coveredNow),
        next: messages.money(next),
      })}
    </Notice>
  )
}
