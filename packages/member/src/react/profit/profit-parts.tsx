import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { PageLink, SaveFile, Stale, useAccount, useAsOf, useSigned } from '@parlour/screen-kit/react'
import { Card, DataTable, EmptyState, sortRows, Tabs, type DataSort } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  playByGame,
  playByProvider,
  profitParts,
  profitQuery,
  type Days,
  type PlayRow,
  type Profit,
  type ProfitPart,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useProfitColumns } from './use-profit-columns.tsx'

interface ProfitPartsProps {
  part: ProfitPart
  sort: DataSort | undefined
  days: Days
  currency: string
  timeZone: string
  categoryName: (code: string) => string
  gamesHref: string | undefined
  onPart: (part: ProfitPart) => void
  onSort: (sort: DataSort) => void
}

const heads = { '': 'category', provider: 'provider', lottery: 'game', cards: 'game' } as const

/** What the result is made of: by category or by provider, or the games of the lotteries or of cards and fishing. */
export function ProfitParts(props: ProfitPartsProps) {
  const { part, sort, days, currency, timeZone, categoryName, gamesHref, onPart, onSort } = props
  const api = useApi()
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  // Totals of other days would stand as those of these, and go to the file: they do not stay meanwhile.
  const query = useQuery(profitQuery(api, useAccount(), part, days, timeZone))
  const { data, error, isFetching, refetch } = query
  const readAt = useAsOf(query)
  const { columns, file } = useProfitColumns(text(`member.bets.${heads[part]}`), currency)
  const rowsOf = ({ list, games }: Profit): PlayRow[] => {
    if (part === 'provider') return playByProvider(games, text('member.profit.other'))
    if (part !== '') return playByGame(games)
    return list.map(({ category, ...play }) => ({ id: category, name: categoryName(category), ...play }))
  }
  const rows = data ? sortRows(rowsOf(data), columns, sort, format.tag) : []
  const { stake = 0, win = 0, rounds = 0, profit = 0, bonus = 0, rebate = 0 } = data?.totals ?? {}
  const gifts = (bonus ?? 0) + (rebate ?? 0)
  const play = {
    label: text('member.profit.play'),
    cells: {
      rounds: format.number(rounds),
      stake: format.money(stake, currency),
      win: format.money(win, currency),
      result: signed(win - stake, currency),
    },
  }
  const result = (label: string, minor: number) => ({ label, cells: { result: signed(minor, currency) } })
  const totals = data?.totals
    ? [
        play,
        ...(gifts === 0
          ? []
          : [result(text('member.profit.bonuses'), gifts), result(text('member.profit.total'), profit)]),
      ]
    : []
  const names = {
    '': text('member.profit.part.category'),
    provider: text('member.profit.part.provider'),
    lottery: text('member.profit.part.lottery'),
    cards: text('member.profit.part.cards'),
  }
  return (
    <Card as="section">
      <Tabs
        label={text('member.profit.parts')}
        tabs={profitParts.map((value) => ({ value, label: names[value] }))}
        value={part}
        onValue={onPart}
        end={
          <SaveFile
            size="sm"
            fileName={`profit-${part || 'category'}-${days.from}-${days.to}.csv`}
            columns={file}
            rows={rows}
            disabled={rows.length === 0}
          />
        }
      >
        <Stale query={query} />
        <DataTable
          caption={names[part]}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...(sort && { sort })}
          onSort={onSort}
          totals={totals}
          loading={isFetching}
          {...(rows.length > 0 && readAt && { shown: null, age: readAt })}
          skeletonRows={5}
          {...(error && rows.length === 0
            ? { error: <MemberFailed error={error} onRetry={() => void refetch()} /> }
            : {})}
          empty={
            <EmptyState
              title={text('member.profit.empty')}
              text={text('member.profit.emptyText')}
              action={<PageLink href={gamesHref}>{text('member.bets.games')}</PageLink>}
            />
          }
        />
      </Tabs>
    </Card>
  )
}
