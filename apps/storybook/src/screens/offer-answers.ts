import { joinPromotion, listPromotionOffers } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { offersAnswer } from '@parlour/promotions/testing'

const hour = 3_600_000
const day = 24 * hour

/** What can be done about the sample promotions; for a member also how each stands at the time `at`. */
const offersAt = (at: number, own: boolean) => [
  { promotionId: 101, promotionType: 'CASHBACK', action: 'automatic' as const },
  { promotionId: 102, promotionType: 'REFERRAL', action: 'automatic' as const },
  {
    promotionId: 103,
    promotionType: 'MANUAL',
    action: 'apply' as const,
    claimDays: 14,
    ...(own ? { status: 'applying', statusTime: at - 3 * hour } : {}),
  },
  {
    promotionId: 104,
    promotionType: 'NEW_REGISTER',
    action: 'automatic' as const,
    ...(own ? { status: 'claimed', statusTime: at - 60 * day } : {}),
  },
  {
    promotionId: 105,
    promotionType: 'DEPOSIT',
    action: 'deposit' as const,
    ...(own ? { available: false, reason: 'It is for the second deposit of an account only.' } : {}),
  },
  { promotionId: 106, promotionType: 'REBATE', action: 'automatic' as const },
  {
    promotionId: 107,
    promotionType: 'TURNOVER',
    action: 'claim' as const,
    claimDays: 1,
    left: 41,
    ...(own ? { progress: { current: 8_400, target: 20_000 } } : {}),
  },
  {
    promotionId: 108,
    promotionType: 'SIGNUP',
    action: 'join' as const,
    claimDays: 7,
    endTime: at + 2 * day,
    ...(own ? { status: 'join', progress: { current: 0, target: 100_000 } } : {}),
  },
]

/** Lets a server answer how the sample promotions stand, for a guest or for a member; one that is joined stays so. */
export function answerOffers(server: FakeServer, at: number, own: boolean): FakeServer {
  const joined = new Set<string>()
  return server
    .answer(listPromotionOffers, () =>
      offersAnswer(
        ...offersAt(at, own).map((offer) =>
          joined.has(String(offer.promotionId)) ? { ...offer, status: 'signed', statusTime: at } : offer,
        ),
      ),
    )
    .answer(joinPromotion, ({ promotionId }) => {
      joined.add(String(promotionId))
      return { promotionId, status: 'signed', startTime: at, endTime: at + 2 * day }
    })
}
