import { useApi } from '@parlour/api-client/react'
import type { getMissionLeaderboard, Mission, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { ListBody, useNow } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { isOver } from '../../missions/mission-view.ts'
import { allPlaces, type LeaderboardRow as Row } from '../../missions/queries.ts'
import { usePrizes } from '../terms/use-prizes.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'
import { useMeasured } from './use-measured.ts'

type Board = ResponseOf<typeof getMissionLeaderboard>

type LeaderboardProps = MissionPartProps & { mission: Mission; board: UseQueryResult<Board> }

const missing = '\u2014'

/** The places of a mission, page by page, with the member's own place under them wherever it is. */
export function Leaderboard({
  mission,
  board,
  view,
  currency,
  categoryName,
  hrefOf,
  onView,
  failed,
}: LeaderboardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { figure, head } = useMeasured(currency)
  const terms = useTerms(currency, categoryName)
  const prizes = usePrizes(currency)
  const over = isOver(mission, useNow())
  const { data, error, refetch } = board
  const measure = data?.measure ?? mission.measure
  const under = data?.terms ?? null
  const prizeOf = (prize: Row['prize']) => {
    if (prize === null || !under || (over && prize === 0)) return missing
    return prize > 0 ? <Money>{prizes.now(prize, under)}</Money> : prizes.now(prize, under)
  }
  const columns: DataColumn<Row>[] = [
    { id: 'rank', head: text('promotions.missions.place'), phone: 'line', cell: ({ rank }) => format.number(rank) },
    {
      id: 'who',
      head: text('promotions.missions.member'),
      heads: true,
      phone: 'title',
      cell: ({ customerName, mine }) => (mine ? text('promotions.missions.you') : customerName),
    },
    { id: 'value', head: head(measure), align: 'end', phone: 'line', cell: (row) => figure(measure, row.reachedValue) },
    {
      id: 'prize',
      head: text(over ? 'promotions.missions.prize' : 'promotions.missions.prizeNow'),
      align: 'end',
      phone: 'value',
      cell: ({ prize }) => prizeOf(prize),
    },
  ]
  const file: CsvColumn<Row>[] = [
    { head: text('promotions.missions.place'), csvValue: ({ rank }) => rank },
    { head: text('promotions.missions.member'), csvValue: ({ customerName }) => customerName },
    {
      head: measure === 'ROUNDS' ? head(measure) : `${head(measure)} (${currency})`,
      csvValue: ({ reachedValue }) => (measure === 'ROUNDS' ? reachedValue : reachedValue / 100),
    },
    {
      head: `${text(over ? 'promotions.missions.prize' : 'promotions.missions.prizeNow')} (${currency})`,
      csvValue: ({ prize }) => (prize && under ? prize / 100 : ''),
    },
    { head: text('promotions.detail.terms'), csvValue: ({ prize }) => (prize && under ? terms.line(under) : '') },
  ]
  const mine = data?.footer
  const title = text('promotions.missions.board')
  return (
    <Card as="section">
      <CardHead title={title} tag={data?.totalCount ? <Badge>{format.number(data.totalCount)}</Badge> : null} />
      {under ? <CardText>{terms.line(under)}</CardText> : null}
      <ListBody<Row>
        caption={title}
        columns={columns}
        rowKey={({ rank, customerName }) => `${rank} ${customerName}`}
        isSelected={(row) => row.mine}
        page={view.page}
        query={board}
        failed={error ? failed(error, () => void refetch()) : null}
        csv={{
          columns: file,
          fileName: `leaderboard-${view.open}.csv`,
          rows: (fetch) => allPlaces(api, view.open, fetch),
        }}
        empty={{ title: text('promotions.missions.noBoard'), text: text('promotions.missions.noBoardText') }}
        {...(mine?.rank && {
          totals: [
            {
              label: format.number(mine.rank),
              cells: {
                who: text('promotions.missions.you'),
                value: figure(measure, mine.reachedValue ?? 0),
                prize: prizeOf(mine.prize),
              },
            },
          ],
        })}
        hrefOfPage={(page) => hrefOf({ ...view, page })}
        onPage={(page) => onView({ ...view, page })}
      />
    </Card>
  )
}
