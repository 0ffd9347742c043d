import type { listPromotionOffers } from '@parlour/api-client/endpoints'
import { isOn } from '../../kernel/ports/index.ts'
import type { AnnouncementRow, PromotionRow } from '../../kernel/ports/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { demoAccountType, localized } from '../../kernel/http/index.ts'
import type { Call, Handler, Language } from '../../kernel/http/index.ts'
import { claimDaysOf } from './claim-days.ts'
import { firstDayOf, rewardsLeft } from './daily-turnover.ts'
import { issueDue } from './issue-due.ts'
import { offerRecordsOf } from './offer-records.ts'
import { notFor, standingOf, type OfferEnds, type OfferQuery, type OfferStanding } from './offer-standing.ts'
import { actionOf, figuresOf } from './promotion-figures.ts'
import { promotionOf, termsOf } from './promotion-terms.ts'
import { isPaid, listedPromotions } from './running-promotion.ts'

const isTurnover = isPaid('TURNOVER')

function offerOf(
  { gateway, language }: { gateway: Gateway; language: Language },
  { id, type, rule }: PromotionRow,
  { title, startDate, endDate }: AnnouncementRow,
) {
  const { amount, maximum, percent, percentOfStakes, currency, requiredDeposit, requiredStake } = figuresOf(rule)
  return {
    promotionId: id,
    promotionType: type,
    title: localized(title, language),
    action: actionOf(type),
    amount,
    maximumAmount: maximum,
    currency,
    percent,
    requiredDeposit,
    requiredStake,
    percentOfStakes,
    status: null,
    statusTime: null,
    available: true,
    reason: null,
    rewardId: null,
    progress: null,
    startTime: startDate,
    endTime: endDate,
    claimDays: claimDaysOf(type),
    terms: termsOf(gateway, id),
  }
}

/** For whom the list is: a member with an account of their own; null for a guest and for a demo account. */
async function queryOf(
  { gateway, session, language, now }: Pick<Call<object>, 'gateway' | 'session' | 'language' | 'now'>,
  ids: readonly number[],
): Promise<OfferQuery | null> {
  if (!session || session.type === demoAccountType) return null
  const { memberId, type } = session
  await issueDue(gateway, memberId, now)
  return { gateway, memberId, type, language, now, records: await offerRecordsOf(gateway.db, memberId, ids) }
}

/** The promotions that run or begin soon, with what can be done about them and how they stand for who asks. */
export const handleListPromotionOffers: Handler<typeof listPromotionOffers> = async (call) => {
  const { gateway, session, language, now } = call
  const listed = listedPromotions(gateway, now).flatMap((announcement) => {
    const promotion = promotionOf(gateway, announcement.id)
    return promotion ? [{ promotion, announcement }] : []
  })
  const asked = await queryOf(
    call,
    listed.map(({ promotion }) => promotion.id),
  )
  const forDemo = session && !asked ? notFor('promotion.demo', language) : {}
  const standing = (promotion: PromotionRow, ends: OfferEnds): Promise<OfferStanding> | OfferStanding =>
    asked ? standingOf(asked, promotion, ends) : forDemo
  const list = await Promise.all(
    listed.map(async ({ promotion, announcement }) => {
      const offer = offerOf({ gateway, language }, promotion, announcement)
      const { startDate, endDate } = announcement
      const opens = isTurnover(promotion) ? firstDayOf(startDate) : startDate
      if (!isOn({ startDate: opens, endDate }, now))
        return { ...offer, startTime: opens, status: 'planned', left: null }
      const left = isTurnover(promotion) ? await rewardsLeft(gateway.db, promotion, now) : null
      return { ...offer, ...(await standing(promotion, { left, endDate })), left }
    }),
  )
  return { list }
}
