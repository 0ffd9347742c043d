import {
  cancelTicket,
  claimLoginPromotion,
  claimRaffle,
  claimReward,
  claimTicket,
  getLoginPromotion,
  getPromoCode,
  getRaffleStatus,
  listClaimHistory,
  listClaims,
  listMyApplications,
  listTickets,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { playOnlyTerms, termsOf } from './terms.ts'

const hour = 3_600_000
const day = 24 * hour
const terms = termsOf(1)
/** What is given for logging in day after day is for play alone. */
const loginTerms = playOnlyTerms(7)

interface Waiting {
  readonly rewardId: number
  readonly promotionType: string
  readonly title: string
  readonly amount: number
  readonly expiresAt: number | null
}

const catchOf = (at: number): Waiting => ({
  rewardId: 1,
  promotionType: 'MANUAL',
  title: 'Catch of the day',
  amount: 88,
  expiresAt: at + 5 * hour,
})
const stepOf = (at: number): Waiting => ({
  rewardId: 2,
  promotionType: 'MISSION',
  title: 'Bet race, step 2',
  amount: 38,
  expiresAt: at + 7 * day,
})
const claims = (at: number): Waiting[] => [
  catchOf(at),
  stepOf(at),
  { rewardId: 3, promotionType: 'RAFFLE', title: 'Weekly raffle, 7th place', amount: 188, expiresAt: null },
]
const claimRow = (at: number) => (row: Waiting) => ({
  ...row,
  promotionId: null,
  status: 'issued',
  issuedAt: at - day,
  claimedAt: null,
  terms,
})
const ticket = (at: number, ticketId: number, title: string, amount: number) => ({
  ticketId,
  title,
  amount,
  status: 'AVAILABLE',
  time: at - day,
  expiresAt: at + ticketId * day,
  usedAt: null,
  terms,
})

const application = (at: number, applicationId: number, title: string, status: string, reason: string | null) => ({
  applicationId,
  promotionId: 103,
  title,
  remarks: 'Round 5f0d8a52',
  pictures: 1,
  status,
  reason,
  amount: null,
  rewardId: null,
  terms: null,
  time: at - applicationId * day,
  decidedAt: null,
})

const secret = 'the secret of the last draw'
/** SHA-256 of `secret`. */
const secretHash = '44595838be78c6c7d3531b73b032ef44f779ec96a7e0d90e715efe4a6e9b943f'

/** What the secret draws of 1,912 tickets. */
const drawn = [776, 1_309, 1_212, 1_849, 504, 1_751, 1_366, 877, 488, 1_858]

const raffle = (at: number, hash: string) => ({
  current: {
    raffleId: 2,
    title: 'Weekly raffle',
    startTime: at - 5 * day,
    endTime: at + 2 * day,
    tickets: 12,
    totalTickets: 2_318,
    secretHash: '936cd2'.padEnd(58, '0') + 'c72a33',
    stakePerTicket: 500,
    prizes: [
      { place: 1, count: 1, amount: 193.22, most: 8_888, terms },
      { place: 2, count: 1, amount: 84.52, most: 3_888, terms },
      { place: 3, count: 8, amount: 4.08, most: 188, terms },
    ],
    prizeRule:
      'The prizes grow with the stakes of the week, up to the highest for each place. Together they are at most 0.03% of the stakes that gave tickets.',
  },
  last: {
    raffleId: 1,
    title: 'Weekly raffle',
    startTime: at - 12 * day,
    endTime: at - 5 * day,
    tickets: 4,
    totalTickets: 1_912,
    secretHash: hash,
    drawnAt: at - 5 * day,
    secret,
    firstTicket: 1_700,
    terms,
    winners: drawn.map((won, index) => ({
      place: index + 1,
      customerName: `mar***${21 + index}`,
      ticket: won,
      amount: [159.51, 69.78, 33.88][index] ?? 3.37,
      mine: index === 6,
    })),
  },
})

const days = [1, 2, 3, 5, 8, 10, 28]

/**
 * Lets a server tell of a reward centre with three rewards, two tickets, a row of logins at its fifth day, a raffle,
 * applications and a history.
 *
 * @param at milliseconds since 1970
 * @param hash what was published before the last draw
 * @returns the server
 * @example answerRewards(createFakeServer(), Date.UTC(2026, 10, 22, 12))
 */
export const answerRewards = (server: FakeServer, at: number, hash = secretHash): FakeServer =>
  server
    .answer(listClaims, claims(at).map(claimRow(at)))
    .answer(claimReward, ({ promotionClaimId }) => ({
      ...claimRow(at)(claims(at).find(({ rewardId }) => String(rewardId) === String(promotionClaimId)) ?? catchOf(at)),
      status: 'claimed',
      claimedAt: at,
    }))
    .answer(claimRaffle, { amount: 188, list: [] })
    .answer(listTickets, {
      list: [ticket(at, 1, 'Evening gift', 50), ticket(at, 3, 'Points shop ticket', 38)],
      totalPages: 1,
      totalCount: 2,
    })
    .answer(claimTicket, ticket(at, 1, 'Evening gift', 50))
    .answer(cancelTicket, { ...ticket(at, 1, 'Evening gift', 50), status: 'CANCELLED' })
    .answer(getLoginPromotion, {
      streak: 4,
      nextAt: at,
      endsAt: at + 12 * hour,
      day: 5,
      claimedToday: false,
      timeZone: 'Asia/Manila',
      days: days.map((amount, index) => ({ day: index + 1, amount, claimed: index < 4, terms: loginTerms })),
    })
    .answer(claimLoginPromotion, { day: 5, amount: 8, terms: loginTerms, streak: 5, nextAt: at + 12 * hour })
    .answer(getRaffleStatus, raffle(at, hash))
    .answer(getPromoCode, ({ promoCode }) => ({
      promoCode,
      title: 'Welcome gift',
      amount: 88,
      terms,
      endTime: null,
      available: promoCode !== 'OLD',
      used: false,
    }))
    .answer(listMyApplications, {
      list: [
        application(at, 2, 'Catch of the day', 'rejected', 'The picture shows another round.'),
        application(at, 1, 'Birthday gift', 'process', null),
      ],
      totalPages: 1,
      totalCount: 2,
    })
    .answer(listClaimHistory, {
      list: [
        { ...claimRow(at)(catchOf(at)), status: 'claimed', claimedAt: at - 2 * day },
        { ...claimRow(at)(stepOf(at)), status: 'close' },
      ],
      totalAmount: 88,
      totalPages: 1,
      totalCount: 2,
    })

/**
 * A member for whom nothing waits, on a platform without raffle and without rewards for logging in.
 *
 * @returns the server
 * @example answerNoRewards(createFakeServer())
 */
export const answerNoRewards = (server: FakeServer): FakeServer =>
  server
    .answer(listClaims, [])
    .answer(listTickets, { list: [], totalPages: 0, totalCount: 0 })
    .answer(getLoginPromotion, {
      streak: 0,
      nextAt: null,
      day: null,
      claimedToday: false,
      timeZone: 'Asia/Manila',
      days: [],
    })
    .answer(getRaffleStatus, { current: null, last: null })
    .answer(listMyApplications, { list: [], totalPages: 0, totalCount: 0 })
    .answer(listClaimHistory, { list: [], totalAmount: 0, totalPages: 0, totalCount: 0 })
