import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, DayStrip, FormStack } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { loginRewardQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

/** The rewards for logging in day after day: the days in a row, today's in focus. Today's is claimed in the list. */
export function LoginReward({ currency, categoryName }: RewardPartProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const { data } = useQuery(loginRewardQuery(useApi(), useAccount()))
  const today = data?.days.find((each) => each.day === data.day)
  // A platform without this promotion lists no days; where it did not answer, the list of what can be claimed says so.
  if (!data || !today?.terms) return null
  const title = text('promotions.centre.login')
  const { day, claimedToday, days, nextAt, timeZone } = data
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
            value: terms.amount(each.amount, each.terms),
            state: stateOf(each),
            note: text(`promotions.centre.dayState.${stateOf(each)}`),
          }))}
        />
        <CardText>
          {text('promotions.centre.loginText', { zone: timeZone ?? 'UTC', terms: terms.line(today.terms) })}
        </CardText>
        {claimedToday && nextAt !== null ? (
          <CardText>{text('promotions.centre.loginNext', { at: format.dateTime(nextAt) })}</CardText>
        ) : null}
      </FormStack>
    </Card>
  )
}
