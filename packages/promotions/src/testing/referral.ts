import { getReferralDetails, listInvited } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { termsOf } from './terms.ts'

const day = 86_400_000

const friends = [
  ['jom***42', 'open', 200, 640],
  ['nic***05', 'open', 120, 0],
  ['kar***77', 'rewarded', 200, 1_000],
  ['vic***e9', 'review', 200, 1_000],
  ['bel***27', 'refused', 200, 1_000],
  ['raf***13', 'open', 0, 0],
] as const

/**
 * Lets a server tell of an invitation code with six friends at every state.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example answerReferral(createFakeServer(), Date.UTC(2026, 10, 22, 12))
 */
export const answerReferral = (server: FakeServer, at: number): FakeServer =>
  server
    .answer(getReferralDetails, {
      referralCode: 'LINHT88',
      totalInvitations: 6,
      promotionDomains: ['vesper.example'],
      rewardedInvitations: 3,
      rewardedThisMonth: 2,
      monthlyLimit: 20,
      dailyLimit: 10,
      totalEarnings: 450,
      reward: 150,
      requiredDeposit: 200,
      requiredStake: 1_000,
      terms: { ...termsOf(50, 30), locked: true },
    })
    .answer(listInvited, {
      list: friends.map(([customerName, status, deposited, staked], index) => ({
        customerName,
        time: at - (index * 4 + 2) * day,
        deposited,
        staked,
        status,
        amount: status === 'rewarded' ? 150 : null,
        rewardedAt: status === 'rewarded' ? at - 5 * day : null,
        terms: { ...termsOf(50, 30), locked: true },
      })),
      totalPages: 1,
      totalCount: friends.length,
    })

/**
 * A member who has invited no friend yet, on a platform that gives nothing for it at the moment.
 *
 * @returns the server
 * @example answerNoReferral(createFakeServer())
 */
export const answerNoReferral = (server: FakeServer): FakeServer =>
  server
    .answer(getReferralDetails, {
      referralCode: 'LINHT88',
      totalInvitations: 0,
      promotionDomains: [],
      rewardedInvitations: 0,
      rewardedThisMonth: 0,
      monthlyLimit: null,
      dailyLimit: null,
      totalEarnings: 0,
      reward: null,
      requiredDeposit: null,
      requiredStake: null,
      terms: null,
    })
    .answer(listInvited, { list: [], totalPages: 0, totalCount: 0 })
