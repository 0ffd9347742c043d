import { randomInt, randomUUID } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import { openMember } from '../people/open-member.ts'
import { action, type Action } from './action.ts'
import { paymentPassword } from './cast.ts'

/** Messages, the agent's team, contracts. */
export const peopleActions: readonly Action[] = [
  action(call.sendMessage)({
    prepare: ({ member }) => ({
      member,
      input: { recipientIds: [0], title: 'A question', content: 'When is the next draw?' },
    }),
    count: async ({ member }) => (await member.api.call(call.listOutbox, { size: 1 })).totalCount ?? 0,
  }),
  action(call.createAffiliateUrl)({
    prepare: ({ agent }) => ({ member: agent, input: { note: 'drill' } }),
    count: async ({ member }) => (await member.api.call(call.listAffiliateUrls, { size: 1 })).totalCount ?? 0,
  }),
  action(call.createDownline)({
    prepare: ({ agent }) => ({
      member: agent,
      input: { username: `dd${randomInt(10 ** 8, 10 ** 9)}`, password: 'parlour2026' },
    }),
    count: async ({ member }) => (await member.api.call(call.listDownlines, { size: 1 })).totalCount ?? 0,
  }),
  action(call.transferToDownline)({
    prepare: ({ agent, downline }) => ({
      member: agent,
      input: { account: downline, amount: 100, password: paymentPassword },
    }),
    count: async ({ member }, { downline }) =>
      (await member.api.call(call.listTransactions, { subordinateName: downline, size: 1 })).totalCount ?? 0,
  }),
  action(call.offerContract)({
    async prepare({ agent, subAgent }) {
      const { list } = await agent.api.call(call.listDownlineContracts, {
        state: 'offered',
        kind: 'daily',
        account: subAgent,
        size: 100,
      })
      for (const { contractId } of list)
        await agent.api.call(call.withdrawOffer, { contractId }, { idempotencyKey: randomUUID() })
      const tiers = [{ minimumBet: 100_000_000, activeMember: 100, rateType: 'P' as const, rate: 0.0001 }]
      return { member: agent, input: { account: subAgent, kind: 'daily' as const, category: 'FISH' as const, tiers } }
    },
    count: async ({ member }) => (await member.api.call(call.listDownlineContracts, { size: 1 })).totalCount ?? 0,
  }),
  action(call.applyForPromotion)({
    async prepare({ origin }) {
      const member = await openMember(origin)
      const { list } = await member.api.call(call.listPromotionOffers, {})
      const promotionId = list.find(({ action: asks }) => asks === 'apply')?.promotionId ?? 0
      return { member, input: { promotionId, remarks: 'Please have a look.' } }
    },
    count: async ({ member }) => (await member.api.call(call.listMyApplications, { size: 1 })).totalCount ?? 0,
  }),
  action(call.joinPromotion)({
    async prepare({ origin }) {
      const member = await openMember(origin)
      const { list } = await member.api.call(call.listPromotionOffers, {})
      return { member, input: { promotionId: list.find(({ action: asks }) => asks === 'join')?.promotionId ?? 0 } }
    },
    count: async ({ member, input }) => {
      const { list } = await member.api.call(call.listPromotionOffers, {})
      return list.filter(({ promotionId, status }) => promotionId === Number(input.promotionId) && status === 'signed')
        .length
    },
  }),
  action(call.transferToUpline)({
    async prepare({ player }) {
      // The first one gives up open bonuses, which is a movement of its own.
      await player.api.call(
        call.transferToUpline,
        { amount: 100, password: paymentPassword, forfeitBonus: true },
        { idempotencyKey: randomUUID() },
      )
      return { member: player, input: { amount: 100, password: paymentPassword } }
    },
    count: async ({ member }) => (await member.api.call(call.listTransactions, { size: 1 })).totalCount ?? 0,
  }),
]
