import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useListSize, useSigned } from '@parlour/screen-kit/react'
import { FormStack, type SelectOption } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allTeamBets, betColumns, teamBetsQuery, type TeamBet } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { PayoutOfBets } from './payout-of-bets.tsx'
import { TeamBetDetails } from './team-bet-details.tsx'
import { TeamList } from './team-list.tsx'
import { useList, type ListScreenProps } from './use-list.ts'
import { useTeamBetColumns } from './use-team-bet-columns.tsx'

/** Props of `TeamBetsScreen`. */
export interface TeamBetsScreenProps extends ListScreenProps {
  readonly language: LanguageCode
  /** The categories of games with their names. */
  readonly categories: readonly SelectOption[]
}

/**
 * What the team plays: settled rounds by account, category and days, or those that a payout was counted from, with
 * totals, pages, a file and details (AGT-02, AGT-07, BEY-11).
 *
 * @example <TeamBetsScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" categories={categories} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function TeamBetsScreen({ language, categories, ...props }: TeamBetsScreenProps) {
  const { currency, zone } = props
  const api = useApi()
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const list = useList(props, betColumns)
  const { view, show, hrefOf } = list
  const query = useQuery({
    ...teamBetsQuery(api, useAccount(), view, zone, useListSize().size),
    placeholderData: keepPreviousData,
  })
  const nameOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category
  const ofPayout = view.payout !== ''
  const { columns, file } = useTeamBetColumns(currency, nameOf, ofPayout)
  const open = query.data?.list.find(({ roundId }) => roundId === view.open)
  const totals = query.data?.totals
  return (
    <FormStack>
      {ofPayout ? (
        <PayoutOfBets
          payoutId={view.payout}
          currency={currency}
          zone={zone}
          nameOf={nameOf}
          allHref={hrefOf({ payout: '', page: 1, account: '' })}
        />
      ) : null}
      <TeamList<TeamBet, (typeof betColumns)[number]>
        list={list}
        language={language}
        caption={text('agent.page.personalHistoryCopy')}
        columns={columns}
        rowKey={({ roundId }) => roundId}
        rowHref={({ roundId }) => hrefOf({ open: roundId })}
        {...(totals && {
          totals: [
            {
              label: text('agent.list.total'),
              cells: {
                stake: format.money(totals.stake, currency),
                win: format.money(totals.win, currency),
                profit: signed(totals.profit, currency),
                ...(ofPayout ? { turnover: format.money(totals.turnover ?? totals.stake, currency) } : {}),
              },
            },
          ],
        })}
        {...(ofPayout
          ? { withoutDays: true, empty: { title: text('agent.list.noBets'), text: text('agent.list.noBetsText') } }
          : {
              kinds: {
                label: text('agent.list.category'),
                options: [{ value: '', label: text('agent.list.all') }, ...categories],
              },
            })}
        query={query}
        file={{
          columns: file,
          name: ofPayout ? 'payout-bets' : 'team-bets',
          rows: (fetch) => allTeamBets(api, view, zone, fetch),
        }}
      />
      {open ? (
        <TeamBetDetails
          bet={open}
          currency={currency}
          category={nameOf(open.category)}
          onClose={() => show({ page: view.page, open: '' })}
        />
      ) : null}
    </FormStack>
  )
}
