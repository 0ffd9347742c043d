import type { DrawnRaffle } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import {
  Badge,
  Button,
  Card,
  CardHead,
  DataTable,
  EmptyState,
  FormStack,
  Notice,
  type DataColumn,
} from '@parlour/ui-kit'
import { useState } from 'react'
import { checkRaffle, type RaffleVerdict } from '../../rewards/check-raffle.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { sha256 } from './sha256.ts'

interface LastDrawProps {
  raffle: DrawnRaffle
  currency: string
}

type Winner = DrawnRaffle['winners'][number]

const tones = { right: 'ok', hash: 'bad', winners: 'bad', unknown: 'info' } as const

/** The columns of the winners: place, who, with which ticket, and the prize. */
function useWinnerColumns(currency: string): DataColumn<Winner>[] {
  const text = usePromotionsText()
  const format = useFormat()
  return [
    {
      id: 'who',
      head: text('promotions.missions.member'),
      phone: 'title',
      cell: ({ customerName, mine }) => (mine ? text('promotions.missions.you') : customerName),
    },
    { id: 'place', head: text('promotions.missions.place'), phone: 'line', cell: ({ place }) => format.number(place) },
    {
      id: 'ticket',
      head: text('promotions.centre.ticket'),
      align: 'end',
      phone: 'line',
      cell: ({ ticket }) => format.number(ticket),
    },
    {
      id: 'prize',
      head: text('promotions.missions.prize'),
      align: 'end',
      phone: 'value',
      cell: ({ amount }) => format.money(amount, currency),
    },
  ]
}

/** The last draw: who won with which ticket, and the check of it, made on this device. */
export function LastDraw({ raffle, currency }: LastDrawProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const [verdict, setVerdict] = useState<RaffleVerdict | null>(null)
  const title = text('promotions.centre.lastDraw')
  const check = async () => setVerdict(await checkRaffle(raffle, sha256).catch(() => 'unknown' as const))
  return (
    <Card as="section">
      <CardHead title={title} tag={raffle.drawnAt === null ? null : <Badge>{format.date(raffle.drawnAt)}</Badge>} />
      <FormStack>
        <DataTable
          caption={title}
          columns={useWinnerColumns(currency)}
          rows={raffle.winners}
          rowKey={({ place }) => String(place)}
          isSelected={({ mine }) => mine}
          empty={<EmptyState title={text('promotions.centre.noWinners')} />}
        />
        {verdict ? (
          <div role="status">
            <Notice tone={tones[verdict]}>{text(`promotions.centre.verdict.${verdict}`)}</Notice>
          </div>
        ) : null}
        <Button block onClick={() => void check()}>
          {text('promotions.centre.check')}
        </Button>
      </FormStack>
    </Card>
  )
}
