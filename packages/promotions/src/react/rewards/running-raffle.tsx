import { useApi } from '@parlour/api-client/react'
import type { getRaffleStatus, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { CardHead, CardText, Countdown, FactList, FormStack, TicketPanel } from '@parlour/ui-kit'
import { usePrizes } from '../terms/use-prizes.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import { ShortDigest } from './short-digest.tsx'

type Raffle = NonNullable<ResponseOf<typeof getRaffleStatus>['current']>
type RunningRaffleProps = Pick<RewardPartProps, 'currency' | 'categoryName'> & {
  raffle: Raffle
  /** Called when its time is over: there is another one now. */
  onEnd: () => void
}

/** The raffle that runs: the time until its draw, own tickets, prizes as they are now and at most, the hash of its secret. */
export function RunningRaffle({ raffle, currency, categoryName, onEnd }: RunningRaffleProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { clock } = useApi()
  const terms = useTerms(currency, categoryName)
  const prizes = usePrizes(currency)
  const { endTime, secretHash, stakePerTicket } = raffle
  const given = raffle.prizes.find((prize) => prize.terms)?.terms ?? null
  return (
    <TicketPanel
      cut="below"
      stub={
        <FormStack>
          {given ? (
            <>
              <FactList facts={prizes.facts(raffle.prizes, given)} />
              {/* Of any prize: how often it is played, not the amount of the first one. */}
              <CardText>{[raffle.prizeRule, terms.line({ ...given, wager: null })].filter(Boolean).join(' ')}</CardText>
            </>
          ) : null}
          <FactList
            facts={[
              {
                id: 'hash',
                name: text('promotions.centre.hash'),
                value: secretHash ? (
                  <ShortDigest digest={secretHash} label={text('promotions.centre.copyHash')} />
                ) : null,
              },
            ]}
          />
        </FormStack>
      }
    >
      <CardHead title={raffle.title || text('promotions.centre.raffle')} />
      <FormStack>
        <Countdown
          key={endTime}
          end={endTime}
          now={() => clock.now()}
          unit={(unit, count) => text(`promotions.unit.${unit}`, { count })}
          text={`${text('promotions.centre.draw')} ${format.dateTime(endTime)}`}
          onEnd={onEnd}
        />
        <FactList
          facts={[
            { id: 'draw', name: text('promotions.centre.draw'), value: format.dateTime(endTime) },
            {
              id: 'tickets',
              name: text('promotions.centre.myTickets'),
              value: text('promotions.centre.ticketsOf', {
                count: format.number(raffle.tickets ?? 0),
                all: format.number(raffle.totalTickets ?? 0),
              }),
            },
          ]}
        />
        <CardText>{text('promotions.centre.raffleText', { stake: format.money(stakePerTicket, currency) })}</CardText>
      </FormStack>
    </TicketPanel>
  )
}
