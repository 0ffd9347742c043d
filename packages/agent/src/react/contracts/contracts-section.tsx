import type { ContractKind } from '@parlour/api-client/endpoints'
import { Section, Segmented } from '@parlour/ui-kit'
import { useState } from 'react'
import { contractSearch, contractView, type ContractSearch, type ContractSide } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { ContractList } from './contract-list.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

interface ContractsSectionProps {
  kind: ContractKind
  messages: ContractMessages
  /** The address of a view of the page of all contracts. */
  hrefOf: (search: ContractSearch) => string
}

const sides = ['held', 'given'] as const

/** The contracts of a kind, on both sides; each opens on the page of all contracts. */
export function ContractsSection({ kind, messages, hrefOf }: ContractsSectionProps) {
  const text = useAgentText()
  const [side, setSide] = useState<ContractSide>('held')
  const view = contractView({ tab: side, kind })
  return (
    <Section
      title={text('agent.page.agentContracts')}
      end={
        <Segmented
          label={text('agent.page.agentContracts')}
          options={sides.map((value) => ({ value, label: text(`agent.contract.${value}`) }))}
          value={side}
          onValue={setSide}
        />
      }
    >
      <ContractList
        side={side}
        view={view}
        messages={messages}
        kinds={false}
        hrefOf={(change) => hrefOf(contractSearch({ ...view, ...change }))}
        onKind={() => {}}
      />
    </Section>
  )
}
