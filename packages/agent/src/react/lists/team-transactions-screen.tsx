import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useAccount, useListSize, useSigned } from '@parlour/screen-kit/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  allTeamTransactions,
  teamTransactionsQuery,
  transactionColumns,
  transactionKinds,
  type TeamTransaction,
} from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { TeamList } from './team-list.tsx'
import { useList, type ListScreenProps } from './use-list.ts'
import { useTeamTransactionColumns } from './use-team-transaction-columns.tsx'

/** Props of `TeamTransactionsScreen`. */
export interface TeamTransactionsScreenProps extends ListScreenProps {
  readonly language: LanguageCode
}

/**
 * What moved in the wallets of the team, by kind, account and days, with what came in and went out (AGT-02, AGT-07).
 *
 * @example <TeamTransactionsScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" hrefOf={hrefOf} onSearch={setSearch} />
 */
export function TeamTransactionsScreen({ language, ...props }: TeamTransactionsScreenProps) {
  const { currency, zone } = props
  const api = useApi()
  const text = useAgentText()
  const signed = useSigned()
  const list = useList(props, transactionColumns)
  const { view } = list
  const query = useQuery({
    ...teamTransactionsQuery(api, useAccount(), view, zone, language, useListSize().size),
    placeholderData: keepPreviousData,
  })
  const totals = query.data?.totals
  const { columns, file } = useTeamTransactionColumns(currency)
  return (
    <TeamList<TeamTransaction, (typeof transactionColumns)[number]>
      list={list}
      language={language}
      caption={text('agent.page.agentDownlineTransactionDetailsCopy')}
      columns={columns}
      rowKey={({ txId }) => txId}
      {...(totals && {
        totals: [
          { label: text('agent.list.in'), cells: { amount: signed(totals.incoming, currency) } },
          { label: text('agent.list.out'), cells: { amount: signed(totals.outgoing, currency) } },
        ],
      })}
      kinds={{
        label: text('agent.list.kind'),
        options: [
          { value: '', label: text('agent.list.all') },
          ...transactionKinds.map((kind) => ({ value: kind, label: text(`agent.kind.${kind}`) })),
        ],
      }}
      query={query}
      file={{ columns: file, name: 'team-transactions', rows: (fetch) => allTeamTransactions(api, view, zone, fetch) }}
    />
  )
}
