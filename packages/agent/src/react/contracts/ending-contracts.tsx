import type { EndedContract } from '@parlour/api-client/endpoints'
import { FactList, Notice } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface EndingContractsProps {
  ending: readonly EndedContract[]
  /** Why they would end. */
  why?: string
  messages: ContractMessages
}

/** Which contracts of the team would end with a yes; says so too when none would. */
export function EndingContracts({ ending, why, messages }: EndingContractsProps) {
  const text = useAgentText()
  if (ending.length === 0) return <Notice tone="ok">{text('agent.contract.noneEnds')}</Notice>
  return (
    <Notice tone="warn" title={text('agent.contract.ending', { count: ending.length })}>
      <p>{why ?? text('agent.contract.endingText')}</p>
      <FactList
        facts={ending.map(({ contractId, account, kind, category }) => ({
          id: String(contractId),
          name: account,
          value: (
            <>
              {messages.kind(kind)}
              <br />
              {messages.category(category)}
            </>
          ),
        }))}
      />
    </Notice>
  )
}
