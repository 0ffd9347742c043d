import { useApi } from '@parlour/api-client/react'
import { claimLoginPromotion, listClaimHistory } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, DayStrip, FormStack, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loginRewardQuery } from '../../rewards/queries.ts'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { TakeButton } from '../effect/take-button.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

/** The rewards for logging in day after day: the days in a row, today's in focus, and the button that takes it. */
export function LoginReward({ currency, categoryName, recordHref, failed }: RewardPartProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const [taken, setTaken] = useState<Taken | null>(null)
  const { data, error, refetch } = useQuery({
    ...loginRewardQuery(useApi(), useAccount()),
    refetchOnWindowFocus: true,
  })
  const effect = useTakeReward(claimLoginPromotion, {
    of: 'login',
    onDone: ({ amount, terms: given }) => setTaken({ amount, terms: given }),
  })
  const title = text('promotions.centre.login')
  if (!data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {error ? failed(error, () => void refetch()) : <Skeleton height={88} />}
      </Card>
    )
  const { day, claimedToday, days, nextAt, timeZone } = data
  const today = days.find((each) => each.day === day)
  // A platform without this promotion lists no days.
  if (!today?.terms) return null
  const sum = format.bonus(today.amount, currency, today.terms)
  const stateOf = (each: (typeof days)[number]) =>
    each.claimed ? ('done' as const) : each.day === day ? ('now' as const) : ('next' as const)
  return (
    <Card as="section">
      <CardHead
        title={title}
        tag={<Badge>{text('promotions.centre.loginDay', { day: today.day, all: days.length })}</Badge>}
      />
      <FormStack>
        <DayStrip
          label={title}
          days={days.map((each) => ({
            id: String(each.day),
            name: each.day === day ? text('promotions.centre.today') : text('promotions.centre.day', { day: each.day }),
            value: each.terms ? format.bonus(each.amount, currency, each.terms) : '',
            state: stateOf(each),
            note: text(`promotions.centre.dayState.${stateOf(each)}`),
          }))}
        />
        <CardText>
          {text('promotions.centre.loginText', { zone: timeZone ?? 'UTC', terms: terms.line(today.terms) })}
        </CardText>
        {taken ? (
          <TakenNotice
            amount={taken.amount}
            terms={taken.terms ?? today.terms}
            currency={currency}
            recordHref={recordHref}
          />
        ) : null}
        {claimedToday ? (
          <CardText>
            {nextAt === null
              ? text('promotions.centre.loginDone')
              : text('promotions.centre.loginNext', { at: format.dateTime(nextAt) })}
          </CardText>
        ) : (
          <TakeButton
            effect={effect}
            label={text('promotions.rebate.take', { sum })}
            of={title}
            listed={listClaimHistory}
            onTake={() => effect.send({})}
          />
        )}
      </FormStack>
    </Card>
  )
}
