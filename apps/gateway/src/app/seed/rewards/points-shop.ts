import { rewardPath, type RewardPicture } from '@parlour/art'
import type { PromotionTerms, Words } from '../../../kernel/db/index.ts'
import { inEachLanguage } from '../../../kernel/http/index.ts'
import type { Language } from '../../../kernel/http/index.ts'
import { paidAfterPlay, wageringMultiplier } from '../../../rewards/index.ts'
import { addTranslations } from '../content/translations/add-translations.ts'
import { whatCounts } from './promotion-rules.ts'

/** What the points shop offers; `amount` in minor units, `stock` null without an end. */
export interface ShopReward {
  readonly id: number
  readonly type: 'CASH' | 'GIFT' | 'PROMO'
  readonly points: number
  readonly amount: number | null
  readonly terms: PromotionTerms | null
  readonly stock: number | null
  readonly name: Words
  readonly description: Words
  /** Where its picture lies under the art root. */
  readonly picture: string
}

const cash = (id: number, pesos: number, points: number, picture: RewardPicture): ShopReward => ({
  id,
  points,
  picture: rewardPath(picture),
  type: 'CASH',
  amount: pesos * 100,
  terms: wageringMultiplier(1, 30),
  stock: null,
  name: { EN: `₱${pesos.toLocaleString('en')} cash`, TY: `₱${pesos.toLocaleString('en')} na cash` },
  description: {
    EN: 'In your bonus money at once.',
    TY: 'Agad na nasa pera ng bonus mo.',
  },
})

const gift = (
  { id, points, stock, picture }: { id: number; points: number; stock: number; picture: RewardPicture },
  name: Words,
  description: Words,
): ShopReward => ({
  id,
  points,
  stock,
  name,
  description,
  picture: rewardPath(picture),
  type: 'GIFT',
  amount: null,
  terms: null,
})

const written: readonly ShopReward[] = [
  cash(1, 5, 45, 'coins'),
  cash(2, 50, 430, 'coin-pile'),
  cash(3, 200, 1_650, 'notes'),
  cash(4, 1_000, 8_000, 'chest'),
  {
    id: 11,
    type: 'PROMO',
    points: 260,
    amount: 3_000,
    terms: wageringMultiplier(1, 30),
    stock: null,
    picture: rewardPath('ticket'),
    name: { EN: '₱30 ticket', TY: '₱30 na ticket' },
    description: {
      EN: 'It waits among your tickets for 30 days. Take it when it suits you.',
      TY: 'Naghihintay sa mga ticket mo nang 30 araw. Kunin mo kung kailan mo gusto.',
    },
  },
  gift(
    { id: 21, points: 60, stock: 240, picture: 'cards' },
    { EN: 'Deck of cards', TY: 'Isang deck ng baraha' },
    {
      EN: 'Plastic-coated poker cards in the colours of the house.',
      TY: 'Mga barahang pang-poker na may plastik, sa kulay ng bahay.',
    },
  ),
  gift(
    { id: 22, points: 900, stock: 80, picture: 'mug' },
    { EN: 'Travel mug', TY: 'Travel mug' },
    {
      EN: 'Steel, 450 ml, keeps warm for six hours.',
      TY: 'Bakal, 450 ml, mainit pa rin pagkalipas ng anim na oras.',
    },
  ),
  gift(
    { id: 23, points: 3_200, stock: 35, picture: 'power-bank' },
    { EN: 'Power bank', TY: 'Power bank' },
    {
      EN: '10,000 mAh, two ports, charges itself in three hours.',
      TY: '10,000 mAh, dalawang port, puno sa loob ng tatlong oras.',
    },
  ),
  gift(
    { id: 24, points: 12_500, stock: 10, picture: 'headphones' },
    { EN: 'Wireless headphones', TY: 'Wireless na headphones' },
    {
      EN: 'They fold, and play for 24 hours.',
      TY: 'Natitiklop, 24 na oras na tunog.',
    },
  ),
  gift(
    { id: 25, points: 88_000, stock: 1, picture: 'tablet' },
    { EN: 'Ten-inch tablet', TY: 'Sampung pulgadang tablet' },
    {
      EN: '128 GB, in graphite. There is one.',
      TY: '128 GB, kulay graphite. Iisa lang ito.',
    },
  ),
]

/** The shop, in the order of its page. */
export const shopRewards: readonly ShopReward[] = written.map((reward) => ({
  ...reward,
  name: addTranslations(reward.name, ({ shop }) => shop[reward.id]?.name),
  description: addTranslations(reward.description, ({ shop }) => shop[reward.id]?.description),
}))

/** A code that stands for a ticket; the amount in minor units. */
export interface SeedCode {
  readonly code: string
  readonly title: Readonly<Record<Language, string>>
  readonly amount: number
  readonly terms: PromotionTerms
  readonly days: number
  readonly uses: number
}

const thanks = {
  EN: 'A thank-you',
  TY: 'Isang pasasalamat',
  CN: '感谢礼',
  TH: 'แทนคำขอบคุณ',
  VI: 'Quà cảm ơn',
  ID: 'Tanda terima kasih',
}

/** A code is published and asks for no deposit: its money is paid after play, as that of the other bonuses is. */
const codeTerms = paidAfterPlay(50, 30, whatCounts)

/** The promotion codes that run. */
export const promoCodes: readonly SeedCode[] = [
  {
    code: 'VESPER88',
    title: inEachLanguage(() => 'Vesper 88'),
    amount: 8_800,
    terms: codeTerms,
    days: 30,
    uses: 500,
  },
  {
    code: 'MABUHAY',
    title: inEachLanguage(() => 'Mabuhay'),
    amount: 2_100,
    terms: codeTerms,
    days: 30,
    uses: 1_000,
  },
  { code: 'SALAMAT5', title: thanks, amount: 500, terms: codeTerms, days: 7, uses: 100 },
]
