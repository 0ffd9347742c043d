import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useListSize, useSigned } from '@parlour/screen-kit/react'
import { Tabs, type SelectOption } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  allTeamProfit,
  profitColumns,
  profitTabOf,
  profitTabs,
  teamProfitQuery,
  type MemberProfit,
  type ProfitTab,
} from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { TeamList } from './team-list.tsx'
import { useList, type ListScreenProps } from './use-list.ts'
import { useTeamProfitColumns } from './use-team-profit-columns.tsx'

/** Props of `TeamProfitScreen`. */
export interface TeamProfitScreenProps extends ListScreenProps {
  readonly language: LanguageCode
  /** The categories of games with their names. */
  readonly categories: readonly SelectOption[]
  /** The address of the rounds of an account in some days. */
  readonly hrefOfBets: (of: { account: string; from: string; to: string }) => string
}

/**
 * Who in the team wins and who loses: bets, winnings and result of each member, with what was paid in, out and given;
 * the lotteries and cards and fishing by themselves (AGT-02, AGT-07). A row leads to the rounds of its account.
 *
 * @example <TeamProfitScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" categories={categories} hrefOf={hrefOf} hrefOfBets={hrefOfBets} onSearch={setSearch} />
 */
export function TeamProfitScreen({ language, categories, hrefOfBets, ...props }: TeamProfitScreenProps) {
  const { currency, zone } = props
  const api = useApi()
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const list = useList(props, profitColumns)
  const { view, show } = list
  const tab = profitTabOf(view.tab)
  const asked = teamProfitQuery(api, useAccount(), view, zone, useListSize().size)
  const query = useQuery({
    ...asked,
    // The rows of another page or other days stay while these are on their way, those of another list do not.
    placeholderData: (rows, before) => (before?.queryKey[1] === asked.queryKey[1] ? rows : undefined),
  })
  const { columns, file } = useTeamProfitColumns(currency, tab === '')
  const money = (minor: number | undefined) => (minor === undefined ? '' : format.money(minor, currency))
  const totals = query.data?.totals
  const names: Record<ProfitTab, string> = {
    '': text('agent.profit.all'),
    lottery: text('agent.profit.lottery'),
    cards: text('agent.profit.cards'),
  }
  return (
    <Tabs
      label={text('agent.page.palStatementsAgentCopy')}
      tabs={profitTabs.map((value) => ({ value, label: names[value] }))}
      value={tab}
      onValue={(next) => show({ tab: next, kind: '' })}
    >
      <TeamList<MemberProfit, (typeof profitColumns)[number]>
        list={list}
        language={language}
        caption={names[tab]}
        columns={columns}
        rowKey={({ memberId }) => String(memberId)}
        rowHref={({ account }) => hrefOfBets({ account, from: view.from, to: view.to })}
        {...(totals && {
          totals: [
            {
              label: text('agent.list.total'),
              cells: {
                rounds: format.number(totals.rounds ?? 0),
                turnover: money(totals.turnover),
                win: money(totals.win),
                profit: signed(totals.profit ?? 0, currency),
                deposits: money(totals.deposits),
                withdrawals: money(totals.withdrawals),
                rewards: money(totals.rewards),
              },
            },
          ],
        })}
        {...(tab === '' && {
          kinds: {
            label: text('agent.list.category'),
            options: [{ value: '', label: text('agent.list.all') }, ...categories],
          },
        })}
        query={query}
        file={{
          columns: file,
          name: `team-profit${tab && `-${tab}`}`,
          rows: (fetch) => allTeamProfit(api, view, zone, fetch),
        }}
      />
    </Tabs>
  )
}
