import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Board, EmptyState, PodiumList, RankTable, Section, Segmented, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardOf, winnersQuery, type WinnerPeriod } from '../../winners/queries.ts'
import { LoadState } from '../load-state.tsx'
import { useGamesText } from '../use-games-text.ts'

const periods = ['day', 'week', 'month'] as const
const room = 376

/**
 * Recent wins with masked names: the three largest, then the
 * latest. `language` is the platform's code, `currency` ISO 4217.
 * It renders nothing when there are none, and a retry button when they failed to load. Source: LOB-08.
 *
 * @example <WinnerBoard language="EN" currency="PHP" />
 */
export function WinnerBoard({ language, currency }: { language: string; currency: string }) {
  const text = useGamesText()
  const format = useFormat()
  const api = useApi()
  const [period, setPeriod] = useState<WinnerPeriod>('day')
  const wins = useQuery(winnersQuery(api, language, period))
  const { top, latest } = boardOf(wins.data?.list ?? [], api.clock.now())
  if (wins.data && top.length === 0 && period === 'day') return null
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
      <LoadState of={wins} shape={<Skeleton width="100%" height={room} />}>
        {top.length === 0 ? (
          <EmptyState title={text('games.winners.none')} />
        ) : (
          <Board>
            <PodiumList
              label={text('games.winners.largest')}
              rows={top.map((row, index) => ({
                id: `${index}`,
                title: row.gameName,
                sub: row.customerName,
                sum: format.money(row.winAmount, currency),
                poster: row.iconUrl ?? '',
              }))}
            />
            <RankTable
              caption={text('games.winners.latest')}
              heads={{
                time: text('games.winners.time'),
                player: text('games.winners.player'),
                game: text('games.winners.game'),
                sum: text('games.winners.won'),
              }}
              rows={latest.slice(0, 6).map((row, index) => ({
                id: `${index}`,
                time: time(row.settleTime),
                player: row.customerName,
                game: row.gameName,
                sum: format.money(row.winAmount, currency),
                ...(row.iconUrl ? { poster: row.iconUrl } : {}),
              }))}
            />
          </Board>
        )}
      </LoadState>
    </Section>
  )
}
