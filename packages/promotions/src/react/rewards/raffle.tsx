import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, CardText, FactList, FormStack, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { raffleQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { LastDraw } from './last-draw.tsx'
import type { RewardPartProps } from './rewards-props.ts'

const shownHash = 8

/** The raffle that runs: own tickets, prizes with their terms, the draw, and the hash that its secret must fit. */
export function Raffle(props: RewardPartProps) {
  const { currency, categoryName, failed, language } = props
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const { data, error, refetch } = useQuery({
    ...raffleQuery(useApi(), { account: useAccount(), language }),
    refetchOnWindowFocus: true,
  })
  const title = text('promotions.centre.raffle')
  if (!data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {error ? failed(error, () => void refetch()) : <Skeleton height={200} />}
      </Card>
    )
  const { current, last } = data
  const prizeTerms = current?.prizes.find((prize) => prize.terms)?.terms ?? null
  return (
    <>
      {current ? (
        <Card as="section">
          <CardHead title={current.title || title} />
          <FormStack>
            <FactList
              facts={[
                { id: 'draw', name: text('promotions.centre.draw'), value: format.dateTime(current.endTime) },
                {
                  id: 'tickets',
                  name: text('promotions.centre.myTickets'),
                  value: text('promotions.centre.ticketsOf', {
                    count: format.number(current.tickets ?? 0),
                    all: format.number(current.totalTickets ?? 0),
                  }),
                },
                ...(prizeTerms
                  ? current.prizes.map(({ place, count, amount }) => ({
                      id: `prize-${place}`,
                      name:
                        (count ?? 1) > 1
                          ? text('promotions.centre.places', {
                              from: format.number(place),
                              to: format.number(place + (count ?? 1) - 1),
                            })
                          : text('promotions.centre.placeOne', { place: format.number(place) }),
                      value: format.bonus(amount, currency, prizeTerms),
                    }))
                  : []),
                {
                  id: 'hash',
                  name: text('promotions.centre.hash'),
                  value: current.secretHash ? (
                    <bdi dir="ltr" title={current.secretHash}>
                      {current.secretHash.slice(0, shownHash)}…{current.secretHash.slice(-shownHash)}
                    </bdi>
                  ) : null,
                },
              ]}
            />
            <CardText>
              {[
                text('promotions.centre.raffleText', { stake: format.money(current.stakePerTicket, currency) }),
                // Of any prize: how often it is played, not the sum of the first one.
                prizeTerms ? terms.line({ ...prizeTerms, wager: null }) : '',
              ]
                .filter(Boolean)
                .join(' \u00b7 ')}
            </CardText>
          </FormStack>
        </Card>
      ) : null}
      {last ? <LastDraw raffle={last} currency={currency} categoryName={categoryName} /> : null}
    </>
  )
}
