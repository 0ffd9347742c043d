import type { DrawnRaffle } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import {
  Badge,
  Button,
  Card,
  CardHead,
  CardText,
  DataTable,
  EmptyState,
  FactList,
  FormStack,
  Notice,
  type DataColumn,
} from '@parlour/ui-kit'
import { useState } from 'react'
import { checkRaffle, type RaffleVerdict } from '../../rewards/check-raffle.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { sha256 } from './sha256.ts'
import { ShortDigest } from './short-digest.tsx'

interface LastDrawProps {
  raffle: DrawnRaffle
  currency: string
  categoryName: (code: string) => string
}

type Winner = DrawnRaffle['winners'][number]

const tones = { right: 'ok', hash: 'bad', winners: 'bad', unknown: 'info' } as const

/** The columns of the winners: place, who, with which ticket, and the prize. */
function useWinnerColumns(prizeOf: (amount: Winner['amount']) => string): DataColumn<Winner>[] {
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
      cell: ({ amount }) => prizeOf(amount),
    },
  ]
}

const digestOf = (digest: string | null | undefined) => (digest ? <ShortDigest digest={digest} /> : null)

/** The last draw: who won what with which ticket, under which terms, and the check of it, made on this device. */
export function LastDraw({ raffle, currency, categoryName }: LastDrawProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const [verdict, setVerdict] = useState<RaffleVerdict | null>(null)
  const title = text('promotions.centre.lastDraw')
  const check = async () => setVerdict(await checkRaffle(raffle, sha256).catch(() => 'unknown' as const))
  return (
    <Card as="section">
      <CardHead title={title} tag={raffle.drawnAt === null ? null : <Badge>{format.date(raffle.drawnAt)}</Badge>} />
      <FormStack>
        {raffle.terms ? <CardText>{terms.line(raffle.terms)}</CardText> : null}
        <DataTable
          caption={title}
          columns={useWinnerColumns((amount) => terms.amount(amount, raffle.terms))}
          rows={raffle.winners}
          rowKey={({ place }) => String(place)}
          isSelected={({ mine }) => mine}
          empty={
            <EmptyState
              title={text(raffle.totalTickets ? 'promotions.centre.noPrizes' : 'promotions.centre.noWinners')}
            />
          }
        />
        <FactList
          facts={[
            { id: 'hash', name: text('promotions.centre.hash'), value: digestOf(raffle.secretHash) },
            { id: 'secret', name: text('promotions.centre.secret'), value: digestOf(raffle.secret) },
          ]}
        />
        {verdict ? (
          <div role="status">
            <Notice tone={tones[verdict]}>{text(`promotions.centre.verdict.${verdict}`)}</Notice>
          </div>
        ) : null}
        {raffle.winners.length > 0 ? (
          <Button block onClick={() => void check()}>
            {text('promotions.centre.check')}
          </Button>
        ) : null}
      </FormStack>
    </Card>
  )
}
