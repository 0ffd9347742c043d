import { useApi } from '@parlour/api-client/react'
import type { Downline, listDownlines, ResponseOf } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { allMembers, type memberColumns } from '../../index.ts'
import { TeamList } from '../lists/team-list.tsx'
import type { List } from '../lists/use-list.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useMemberColumns } from './use-member-columns.tsx'

interface MembersTableProps {
  list: List<(typeof memberColumns)[number]>
  query: UseQueryResult<ResponseOf<typeof listDownlines>>
  language: LanguageCode
  currency: string
  zone: string
  categoryName: (code: string) => string
}

/** The direct members of an account, or those whom a search found; a row opens its member. */
export function MembersTable({ list, query, language, currency, zone, categoryName }: MembersTableProps) {
  const api = useApi()
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const { view, hrefOf } = list
  const searched = view.account !== ''
  const { columns, file } = useMemberColumns(currency, searched, categoryName)
  const totals = query.data?.totals
  const money = (minor: number) => format.money(minor, currency)
  return (
    <TeamList<Downline, (typeof memberColumns)[number]>
      list={list}
      language={language}
      caption={text(searched ? 'agent.team.found' : 'agent.team.direct')}
      withoutDays
      searchLabel={text('agent.team.search')}
      empty={{ title: text('agent.team.none'), text: text('agent.team.noneText') }}
      shown={(rows) => text(searched ? 'agent.team.shownOwn' : 'agent.team.shownTeam', rows)}
      columns={columns}
      rowKey={({ memberId }) => String(memberId)}
      rowHref={({ account }) => hrefOf({ open: account })}
      isSelected={({ account }) => account === view.open}
      {...(totals && {
        totals: [
          {
            label: text('agent.list.total'),
            cells: {
              teamSize: searched ? '' : format.number(totals.teamSize ?? 0),
              deposits: money(totals.deposits),
              withdrawals: money(totals.withdrawals),
              turnover: money(totals.turnover),
              profit: signed(totals.profit, currency),
            },
          },
        ],
      })}
      kinds={{
        label: text('agent.team.kind'),
        options: [
          { value: '', label: text('agent.team.everybody') },
          { value: 'agents', label: text('agent.team.agents') },
          { value: 'players', label: text('agent.team.players') },
        ],
      }}
      query={query}
      file={{
        columns: file,
        name: `team-members${view.upline && !searched ? `-${view.upline}` : ''}`,
        rows: (fetch) => allMembers(api, view, zone, fetch),
      }}
    />
  )
}
