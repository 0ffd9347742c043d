import type { DownlineContract } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { contractState, type ContractSide } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { StateBadge } from './state-badge.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

/** The columns of a list of contracts: what each is about, with whom, what it pays and how it stands. */
export function useContractColumns(
  side: ContractSide,
  messages: ContractMessages,
): readonly DataColumn<DownlineContract>[] {
  const text = useAgentText()
  const format = useFormat()
  return [
    {
      id: 'contract',
      head: text('agent.contract.contract'),
      cell: ({ kind, category }) => <DataLead title={messages.kind(kind)} sub={messages.category(category)} />,
    },
    {
      id: 'other',
      head: text(side === 'held' ? 'agent.contract.from' : 'agent.contract.for'),
      cell: (row) => messages.other(row),
    },
    { id: 'rates', head: text('agent.contract.rates'), cell: ({ tiers }) => messages.rates(tiers) },
    {
      id: 'state',
      head: text('agent.contract.standing'),
      cell: (row) => <StateBadge state={contractState(row, side)} />,
      phone: 'value',
    },
    {
      id: 'offered',
      head: text('agent.contract.moment.offered'),
      align: 'end',
      cell: ({ offeredAt }) => format.date(offeredAt),
    },
  ]
}
