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
  FormActions,
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
    { id: 'place', head: text('promotions.missions.place'), phone: 'line', cell: ({ place }) => format.number(place) },
    {
      id: 'who',
      head: text('promotions.missions.member'),
      heads: true,
      phone: 'title',
      cell: ({ customerName, mine }) => (mine ? text('promotions.missions.you') : customerName),
    },
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

const digestOf = (digest: string | null | undefined, label: string) =>
  digest ? <ShortDigest digest={digest} label={label} /> : null

/** How many winners are shown at first; the own ones stand below them. */
const first = 3

/**
 * The last draw: the first winners and the own ones, all of them on demand, with which ticket and under which terms; and
 * the check of it, made on this device.
 */
export function LastDraw({ raffle, currency, categoryName }: LastDrawProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const [verdict, setVerdict] = useState<RaffleVerdict | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { winners } = raffle
  const some = winners.filter(({ place, mine }) => place <= first || mine)
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
          rows={showsAll ? winners : some}
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
            {
              id: 'hash',
              name: text('promotions.centre.hash'),
              value: digestOf(raffle.secretHash, text('promotions.centre.copyLastHash')),
            },
            {
              id: 'secret',
              name: text('promotions.centre.secret'),
              value: digestOf(raffle.secret, text('promotions.centre.copyLastSecret')),
            },
          ]}
        />
        {verdict ? (
          <div role="status">
            <Notice tone={tones[verdict]}>{text(`promotions.centre.verdict.${verdict}`)}</Notice>
          </div>
        ) : null}
        {winners.length > 0 ? (
          <FormActions>
            <Button onClick={() => void check()}>{text('promotions.centre.check')}</Button>
            {winners.length > some.length ? (
              <Button variant="text" onClick={() => setShowsAll(!showsAll)}>
                {showsAll
                  ? text('promotions.centre.firstWinners')
                  : text('promotions.centre.allWinners', { count: winners.length })}
              </Button>
            ) : null}
          </FormActions>
        ) : null}
      </FormStack>
    </Card>
  )
}
