import type { DrawRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataTable, EmptyState, NumberRow, type DataColumn } from '@parlour/ui-kit'
import { useState } from 'react'
import { numbersOf } from '../../lottery/menus.ts'
import LoadFailed from '../load-failed.tsx'
import type { Loading } from '../load-state.tsx'
import { useGamesText } from '../use-games-text.ts'

interface DrawTableProps {
  caption: string
  rows: readonly DrawRow[]
  of: Loading
  /** Names the game of each draw; left out where all are of one. */
  ofMany?: boolean
}

const perPage = 10

const Numbers = ({ row }: { row: DrawRow }) => (
  <NumberRow label={useGamesText()('games.draws.last', { game: row.gameName })} numbers={numbersOf(row)} />
)

const numbersCell = (row: DrawRow) => <Numbers row={row} />

/** Opened draws with their numbers, ten a page. */
export function DrawTable({ caption, rows, of, ofMany = false }: DrawTableProps) {
  const text = useGamesText()
  const format = useFormat()
  const [asked, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const page = Math.min(asked, pages)
  const from = (page - 1) * perPage
  const shown = rows.slice(from, from + perPage)
  const offline = of.fetchStatus === 'paused' && of.data === undefined
  const draw: DataColumn<DrawRow> = { id: 'draw', head: text('games.draws.draw'), cell: ({ numero }) => numero }
  const columns: DataColumn<DrawRow>[] = [
    ...(ofMany
      ? [{ id: 'game', head: text('games.draws.game'), cell: ({ gameName }: DrawRow) => gameName }, draw]
      : [draw]),
    { id: 'time', head: text('games.draws.time'), cell: ({ openTime }) => format.dateTime(openTime) },
    { id: 'numbers', head: text('games.draws.numbers'), cell: numbersCell },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={shown}
      rowKey={({ gameCode, numero }) => `${gameCode}-${numero}`}
      loading={of.data === undefined && !of.isError && !offline}
      empty={
        <EmptyState
          title={text(offline ? 'games.offline.title' : 'games.draws.none')}
          text={offline ? text('games.offline.text') : undefined}
        />
      }
      error={of.isError && of.data === undefined ? <LoadFailed onRetry={() => void of.refetch()} /> : undefined}
      shown={
        rows.length > 0
          ? text('games.draws.shown', { from: from + 1, until: from + shown.length, total: rows.length })
          : undefined
      }
      {...(pages > 1
        ? {
            pages: {
              label: text('games.draws.pages', { caption }),
              page,
              pages,
              onPage: setPage,
              prevLabel: text('games.draws.previous'),
              nextLabel: text('games.draws.following'),
              pageLabel: (number: number) => text('games.draws.page', { number }),
            },
          }
        : {})}
    />
  )
}
