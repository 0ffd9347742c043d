import {
  getPromotionCategories,
  joinPromotion,
  listAnnouncements,
  listPromotionOffers,
  type PromotionOffer,
  type ServedResponseOf,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { promotionGroups } from './promotions.ts'
import { termsOf } from './terms.ts'

const hour = 3_600_000
const day = 24 * hour

type ServedOffer = NonNullable<ServedResponseOf<typeof listPromotionOffers>['list']>[number]
type OfferPart = Partial<ServedOffer>

/** An offer that can be joined, with what a test says of it. */
export const offer = (part: Partial<PromotionOffer> = {}): PromotionOffer => ({
  promotionId: 1,
  promotionType: 'SIGNUP',
  title: '',
  action: 'join',
  status: null,
  statusTime: null,
  available: true,
  reason: null,
  rewardId: null,
  amount: null,
  maximumAmount: null,
  currency: null,
  percent: null,
  percentOfStakes: null,
  requiredDeposit: null,
  requiredStake: null,
  progress: null,
  left: null,
  startTime: null,
  endTime: null,
  claimDays: null,
  terms: null,
  ...part,
})

/**
 * Offers as a platform sends them.
 *
 * @returns the answer of `listPromotionOffers`
 * @example server.answer(listPromotionOffers, offersAnswer({ promotionId: 108, status: 'signed' }))
 */
export const offersAnswer = (...offers: readonly OfferPart[]): ServedResponseOf<typeof listPromotionOffers> => ({
  list: offers.map((part) => ({ promotionId: 101, promotionType: 'SIGNUP', action: 'join', ...part })),
})

/** A promotion of each state, in the order of its id: what it is called, what it gives, and how its offer stands. */
const stated = (
  now: number,
): readonly (readonly [title: string, summary: string, figure: string, category: string, offer: OfferPart])[] => [
  [
    'Weekend at the tables',
    'Join, stake ₱100,000 on live tables from Saturday to Sunday, and ₱38 is yours.',
    '₱38',
    'cashback',
    {
      status: 'join',
      progress: { current: 12_000, target: 100_000 },
      endTime: now + 2 * day,
    },
  ],
  [
    'Weekend at the reels',
    'Join, stake ₱50,000 on slots from Saturday to Sunday, and ₱28 is yours.',
    '₱28',
    'cashback',
    {
      status: 'signed',
      statusTime: now - 5 * hour,
      progress: { current: 42_000, target: 50_000 },
      endTime: now + 2 * day,
    },
  ],
  [
    'Second deposit',
    'Second deposit, 20% up to ₱5,000. It is paid once you have played it 50 times.',
    '20%',
    'cashback',
    { promotionType: 'DEPOSIT', action: 'deposit' },
  ],
  [
    'Third deposit',
    'Third deposit, 10% up to ₱2,000. It is paid once you have played it 30 times.',
    '10%',
    'cashback',
    { promotionType: 'DEPOSIT', action: 'deposit', status: 'process', statusTime: now - hour },
  ],
  [
    'Zalo welcome',
    'Link your Zalo account once and confirm: up to ₱131.',
    '₱131',
    'new_player',
    { promotionType: 'MANUAL', action: 'apply' },
  ],
  [
    'Win of the week',
    'Show us your win of the week: up to ₱88.',
    '₱88',
    'cashback',
    { promotionType: 'MANUAL', action: 'apply', status: 'process', statusTime: now - day },
  ],
  [
    'Photo of the table',
    'Show us how you play at home: up to ₱50.',
    '₱50',
    'cashback',
    {
      promotionType: 'MANUAL',
      action: 'apply',
      status: 'rejected',
      statusTime: now - day,
      reason: 'The picture shows no account name.',
    },
  ],
  [
    'Catch of the day',
    '₱88 for the first 100 members who stake ₱20,000 in the fishing hall.',
    '₱88',
    'cashback',
    { promotionType: 'TURNOVER', action: 'claim', status: 'issued', statusTime: now - hour, rewardId: 1, left: 12 },
  ],
  [
    'A first look',
    'Every new account starts with ₱1,000 of play money.',
    '₱1,000',
    'new_player',
    { promotionType: 'NEW_REGISTER', action: 'automatic', status: 'claimed', statusTime: now - 30 * day },
  ],
  [
    'First deposit',
    'First deposit, 50% up to ₱1,000. It is paid once you have played it 50 times.',
    '50%',
    'cashback',
    {
      promotionType: 'DEPOSIT',
      action: 'deposit',
      available: false,
      reason: 'It is for the first deposit of an account only.',
    },
  ],
  [
    'Ocean King week',
    '₱50 a day for ₱10,000 staked in the fishing hall.',
    '₱50',
    'cashback',
    { promotionType: 'TURNOVER', action: 'claim', status: 'planned', startTime: now + 5 * day },
  ],
  [
    'Bring a friend',
    '₱150 for you once a friend has deposited ₱200 and played ₱1,000.',
    '₱150',
    'cashback',
    { promotionType: 'REFERRAL', action: 'automatic' },
  ],
]

/** The number of the first of the promotions of every state. */
export const firstState = 201

/**
 * Lets a server answer with a promotion in every state; one that is joined stays so.
 *
 * @param now milliseconds since 1970
 * @returns the server
 * @example answerStates(createFakeServer(), Date.UTC(2026, 0, 15))
 */
export function answerStates(server: FakeServer, now: number): FakeServer {
  const joined = new Set<string>()
  const list = stated(now).map(([title, summary, figure, category, part], index) => ({
    row: {
      id: firstState + index,
      title,
      summary,
      figure,
      figureLabel: '',
      content: `<ul><li>${summary}</li></ul>`,
      sortIndex: index,
      startDate: part.startTime ?? now - day,
      endDate: index === 0 ? now + 2 * day + hour : null,
      category,
      terms: termsOf(index % 4),
    },
    part: { promotionId: firstState + index, terms: termsOf(index % 4), ...part },
  }))
  return server
    .answer(listAnnouncements, { player: [], popup: [], banners: [], promotion: list.map(({ row }) => row) })
    .answer(getPromotionCategories, { list: promotionGroups })
    .answer(listPromotionOffers, () =>
      offersAnswer(
        ...list.map(({ part }) =>
          joined.has(String(part.promotionId)) ? { ...part, status: 'signed', statusTime: now } : part,
        ),
      ),
    )
    .answer(joinPromotion, ({ promotionId }) => {
      joined.add(String(promotionId))
      return { promotionId, status: 'signed', startTime: now - day, endTime: now + 2 * day }
    })
}
