import { useApi } from '@parlour/api-client/react'
import { contractKinds, type DownlineContract } from '@parlour/api-client/endpoints'
import { Failed, Stale, useAccount, usePager } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState, FilterBar, FormStack, Select } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  contractPageSize,
  contractsPageQuery,
  waitingContractsQuery,
  type ContractSide,
  type ContractView,
} from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useContractColumns } from './use-contract-columns.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

interface ContractListProps {
  side: ContractSide
  view: Pick<ContractView, 'kind' | 'page'>
  messages: ContractMessages
  /** Whether the kind can be chosen. */
  kinds: boolean
  hrefOf: (change: Partial<ContractView>) => string
  onKind: (kind: ContractView['kind']) => void
}

const keyOf = ({ contractId }: DownlineContract) => String(contractId)

/** The contracts of a side: those that wait for this agent on top, then all of them page by page. */
export function ContractList({ side, view, messages, kinds, hrefOf, onKind }: ContractListProps) {
  const text = useAgentText()
  const pager = usePager()
  const api = useApi()
  const account = useAccount()
  const columns = useContractColumns(side, messages)
  const waiting = useQuery(waitingContractsQuery(api, account, side, view.kind)).data?.list ?? []
  const query = useQuery({
    ...contractsPageQuery(api, account, side, view),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const rows = data?.list ?? []
  const rowHref = (row: DownlineContract) => hrefOf({ open: keyOf(row) })
  const which = side === 'held' ? 'Held' : 'Given'
  const title = text('agent.contract.all')
  return (
    <FormStack>
      {waiting.length > 0 ? (
        <Card as="section">
          <CardHead title={text('agent.contract.waiting')} />
          <DataTable
            caption={text('agent.contract.waiting')}
            columns={columns}
            rows={waiting}
            rowKey={keyOf}
            rowHref={rowHref}
          />
        </Card>
      ) : null}
      <Card as="section">
        <CardHead title={title} />
        {kinds ? (
          <FilterBar>
            <Select
              compact
              label={text('agent.list.kind')}
              value={view.kind}
              options={[
                { value: '', label: text('agent.list.all') },
                ...contractKinds.map((kind) => ({ value: kind, label: messages.kind(kind) })),
              ]}
              onChange={({ target }) => onKind(contractKinds.find((kind) => kind === target.value) ?? '')}
            />
          </FilterBar>
        ) : null}
        <Stale query={query} />
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowHref={rowHref}
          loading={query.isFetching && !data}
          empty={
            <EmptyState title={text(`agent.contract.empty${which}`)} text={text(`agent.contract.empty${which}Text`)} />
          }
          {...(query.error && !data
            ? { error: <Failed error={query.error} onRetry={() => void query.refetch()} /> }
            : {})}
          {...pager.foot({
            page: view.page,
            size: contractPageSize,
            count: rows.length,
            total: data?.totalCount,
            pages: data?.totalPages,
            hrefOf: (page) => hrefOf({ page }),
          })}
        />
      </Card>
    </FormStack>
  )
}
