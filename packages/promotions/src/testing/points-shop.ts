import type { Idempotency } from '@parlour/api-client'
import {
  convertPoints,
  getMemberInfo,
  getPointBalance,
  getPointConfig,
  getPointConversionType,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  redeemReward,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'

const now = Date.UTC(2026, 0, 15, 12)
const terms = {
  wagerMultiple: 2,
  wagerOn: 'bonus' as const,
  wager: 10,
  maxBet: 100,
  excludedCategories: ['SPORTS'],
  weights: {},
  validDays: 30,
  timeZone: 'Asia/Manila',
}
const reward = { amount: null, availableQuantity: null, imageUrl: null, description: '', terms: null }

const rewards = [
  {
    ...reward,
    rewardId: 1,
    name: '₱5 cash',
    type: 'CASH' as const,
    point: 45,
    amount: 5,
    description: 'To your main wallet at once',
    terms,
  },
  {
    ...reward,
    rewardId: 11,
    name: '₱38 ticket',
    type: 'PROMO' as const,
    point: 260,
    amount: 38,
    terms: { ...terms, wager: 76 },
  },
  {
    ...reward,
    rewardId: 21,
    name: 'Deck of cards',
    type: 'GIFT' as const,
    point: 60,
    availableQuantity: 3,
    description: 'Sent to your address',
  },
  { ...reward, rewardId: 22, name: 'Lantern', type: 'GIFT' as const, point: 90, availableQuantity: 0 },
  {
    ...reward,
    rewardId: 2,
    name: '₱500 cash',
    type: 'CASH' as const,
    point: 4200,
    amount: 500,
    terms: { ...terms, wager: 1000 },
  },
]

const redemptions = [
  {
    refNo: 'P260115003',
    applyTime: now - 3_600_000,
    type: 'GIFT',
    name: 'Deck of cards',
    quantity: 2,
    points: 120,
    amount: null,
    status: 'process',
    reason: null,
    mobile: '0917 111 0003',
    address: '14 Mabini Street, Manila',
    terms: null,
  },
  {
    refNo: 'P260115002',
    applyTime: now - 7_200_000,
    type: 'CASH',
    name: '₱5 cash',
    quantity: 1,
    points: 45,
    amount: 5,
    status: 'approved',
    reason: null,
    terms,
  },
  {
    refNo: 'P260115001',
    applyTime: now - 86_400_000,
    type: 'GIFT',
    name: 'Lantern',
    quantity: 1,
    points: 90,
    amount: null,
    status: 'rejected',
    reason: 'Out of stock.',
    terms: null,
  },
]

const changes = [
  { id: 2, time: now - 3_600_000, type: 'REDEEM', points: -120, balance: 320, remark: 'P260115003' },
  { id: 1, time: now - 90_000_000, type: 'EARN', points: 440, balance: 440, remark: 'RNG 440' },
]

/** Answers all calls of the shop: 320 points, five rewards, records. */
export const answerPointsShop = (server: FakeServer): FakeServer =>
  server
    .answer(getMemberInfo, { id: 1, account: 'linhtran88', type: 0, memberLabel: [] })
    .answer(getPointBalance, 320)
    .answer(getPointConfig, {
      list: [
        { type: 'RNG', amount: 100, point: 1 },
        { type: 'DEPOSIT', amount: 500, point: 1 },
      ],
      cashRatio: 0.1,
    })
    .answer(getPointConversionType, {
      list: [
        {
          type: 'CASH',
          minimumPoint: 20,
          multiple: 10,
          cashRatio: 0.1,
          terms: { ...terms, wagerMultiple: 1, wager: null },
        },
      ],
    })
    .answer(listPointRewards, ({ type }) => {
      const list = rewards.filter((one) => !type || one.type === type)
      return { list, totalPages: 1, totalCount: list.length }
    })
    .answer(listRedemptions, ({ page }) => ({
      list: String(page) === '2' ? redemptions.slice(0, 1) : redemptions,
      totalPages: 2,
      totalCount: 11,
    }))
    .answer(listPointHistory, { list: changes, totalPages: 1, totalCount: 2 })
    .answer(redeemReward, { refNo: 'P260115009', status: 'approved', points: 45, balance: 275, amount: 5, terms })
    .answer(convertPoints, {
      refNo: 'P260115010',
      points: 100,
      amount: 10,
      balance: 220,
      terms: { ...terms, wagerMultiple: 1, wager: 10 },
    })

/** A server that knows the shop. */
export const createPointsShop = (idempotency: Idempotency = 'honoured'): FakeServer =>
  answerPointsShop(createFakeServer({ idempotency }))
