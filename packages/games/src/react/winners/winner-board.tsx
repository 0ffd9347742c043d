import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Board, PodiumList, RankTable, Section, Segmented } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardOf, winnersQuery, type WinnerPeriod } from '../../winners/queries.ts'
import { useGamesText } from '../use-games-text.ts'

const periods = ['day', 'week', 'month'] as const

/** Settled wins with masked names: the three largest, then the latest. Absent when there are none today. */
export function WinnerBoard({ language, currency }: { language: string; currency: string }) {
  const text = useGamesText()
  const format = useFormat()
  const [period, setPeriod] = useState<WinnerPeriod>('day')
  const { data } = useQuery({ ...winnersQuery(useApi(), language, period), placeholderData: (previous) => previous })
  if (!data || (data.list.length === 0 && period === 'day')) return null
  const { top, latest } = boardOf(data.list)
  const time = (at: number | null) => (at === null ? '' : period === 'day' ? format.time(at) : format.date(at))
  return (
    <Section
      title={text('games.winners.title')}
      hint={text('games.winners.hint')}
      end={
        <Segmented
          label={text('games.winners.period')}
          options={periods.map((value) => ({ value, label: text(`games.winners.${value}`) }))}
          value={period}
          onValue={setPeriod}
        />
      }
    >
      <Board>
        <PodiumList
          label={text('games.winners.largest')}
          rows={top.map((row, index) => ({ id: `${index}`, title: row.gameName, sub: row.customerName, sum: format.money(row.winAmount, currency), poster: row.iconUrl ?? '' }))}
        />
        <RankTable
          caption={text('games.winners.latest')}
          heads={{ time: text('games.winners.time'), player: text('games.winners.player'), game: text('games.winners.game'), sum: text('games.winners.won') }}
          rows={latest.slice(0, 6).map((row, index) => ({ id: `${index}`, time: time(row.settleTime), player: row.customerName, game: row.gameName, sum: format.money(row.winAmount, currency) }))}
        />
      </Board>
    </Section>
  )
}
