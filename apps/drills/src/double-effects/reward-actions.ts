import { randomUUID } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import { openMember } from '../people/open-member.ts'
import { operate } from '../people/operate.ts'
import { action, type Action } from './action.ts'
import type { Cast } from './cast.ts'

/** A new member with a ticket. */
async function ticketHolder(cast: Cast) {
  const member = await openMember(cast.origin)
  await operate(cast, 'issue-ticket', member.username, '5', '1', 'Drill ticket')
  const { list } = await member.api.call(call.listTickets, {})
  return { member, ticketId: list[0]?.ticketId ?? 0 }
}

/** A new member with a reward to claim: an application that the operator approves. */
async function rewardHolder(cast: Cast) {
  const member = await openMember(cast.origin)
  const { list: offers } = await member.api.call(call.listPromotionOffers, {})
  const promotionId = offers.find(({ action: asks }) => asks === 'apply')?.promotionId ?? 0
  await member.api.call(
    call.applyForPromotion,
    { promotionId, remarks: 'Please have a look.' },
    { idempotencyKey: member.username },
  )
  const { list } = await member.api.call(call.listMyApplications, { size: 1 })
  await operate(cast, 'approve-application', String(list[0]?.applicationId), '5')
  const claims = await member.api.call(call.listClaims, {})
  return { member, promotionClaimId: claims[0]?.rewardId ?? 0 }
}

/** Rewards and tickets. */
export const rewardActions: readonly Action[] = [
  action(call.claimTicket)({
    async prepare(cast) {
      const { member, ticketId } = await ticketHolder(cast)
      return { member, input: { ticketId } }
    },
    count: async ({ member }) => (await member.api.call(call.listBonuses, { size: 1 })).totalCount ?? 0,
  }),
  action(call.claimTicket)({
    async prepare({ origin }) {
      return { member: await openMember(origin), input: { promoCode: 'VESPER88' } }
    },
    count: async ({ member }) => (await member.api.call(call.listBonuses, { size: 1 })).totalCount ?? 0,
  }),
  action(call.cancelTicket)({
    async prepare(cast) {
      const { member, ticketId } = await ticketHolder(cast)
      return { member, input: { ticketId } }
    },
    count: async ({ member }) => -(await member.api.call(call.listTickets, {})).list.length,
  }),
  action(call.claimReward)({
    async prepare(cast) {
      const { member, promotionClaimId } = await rewardHolder(cast)
      return { member, input: { promotionClaimId } }
    },
    count: async ({ member }) => (await member.api.call(call.listBonuses, { size: 1 })).totalCount ?? 0,
  }),
  action(call.forfeitBonus)({
    async prepare(cast) {
      const { member, ticketId } = await ticketHolder(cast)
      await member.api.call(call.claimTicket, { ticketId }, { idempotencyKey: randomUUID() })
      const { list } = await member.api.call(call.listBonuses, { state: 'open' })
      const open = list.find(({ forfeit }) => forfeit)
      if (!open?.forfeit) throw new Error('no bonus can be given up')
      return { member, input: { bonusId: open.bonusId, loses: open.forfeit.loses } }
    },
    count: async ({ member }) =>
      (await member.api.call(call.listBonuses, { state: 'forfeited', size: 1 })).totalCount ?? 0,
  }),
  action(call.claimLoginPromotion)({
    async prepare(cast) {
      return { member: await openMember(cast.origin), input: {} }
    },
    count: async ({ member }) => (await member.api.call(call.listBonuses, { size: 1 })).totalCount ?? 0,
  }),
]
