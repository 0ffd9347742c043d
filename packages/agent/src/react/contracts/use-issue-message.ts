import { useFormat } from '@parlour/i18n/react'
import type { DraftStep, StepIssue } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

/** The sentence of what is wrong with a field of a step. */
export function useIssueMessage(messages: ContractMessages): (issue: StepIssue, step: DraftStep) => string {
  const text = useAgentText()
  const format = useFormat()
  return ({ field, code, limit, category = '' }, { rateType }) => {
    if (code === 'missing' && field === 'rate')
      return text(rateType === 'P' ? 'agent.contract.issue.rate' : 'agent.contract.issue.amount')
    if (code === 'missing' || code === 'same' || code === 'none') return text(`agent.contract.issue.${code}`)
    const most = limit ?? 0
    const said =
      field === 'rate'
        ? messages.rate({ rateType, rate: most })
        : field === 'activeMember'
          ? format.number(most)
          : messages.money(most)
    return text(`agent.contract.issue.${code}`, { limit: said, category: messages.category(category) })
  }
}
