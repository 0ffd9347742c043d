import * as call from '@parlour/api-client/endpoints'
import { missionOf, promotionOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

/** Promotions, missions, points. */
export const rewardInputs: Goods = {
  ...good(call.joinPromotion)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ promotionId: await promotionOf(world, 'join') }),
  }),
  ...good(call.applyForPromotion)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ promotionId: await promotionOf(world, 'apply') }),
    orRefused: ['promotion.apply.open', 'promotion.apply.done'],
  }),
  ...good(call.claimReward)({
    as: 'member',
    demo: 'refused',
    input: () => ({ promotionClaimId: 0 }),
    orRefused: ['promotion.claim.missing'],
  }),
  ...good(call.claimRaffle)({
    as: 'member',
    demo: 'refused',
    input: () => ({}),
    orRefused: ['promotion.claim.missing'],
  }),
  ...good(call.claimTicket)({
    as: 'member',
    demo: 'refused',
    input: () => ({ ticketId: 0 }),
    orRefused: ['promotion.ticket.missing'],
  }),
  ...good(call.cancelTicket)({
    as: 'member',
    demo: 'refused',
    input: () => ({ ticketId: 0 }),
    orRefused: ['promotion.ticket.missing'],
  }),
  ...good(call.getPromoCode)({
    as: 'member',
    demo: 'refused',
    input: () => ({ promoCode: 'MABUHAY' }),
    orRefused: ['promotion.code.unknown'],
  }),
  ...good(call.claimLoginPromotion)({
    as: 'member',
    demo: 'refused',
    input: () => ({}),
    orRefused: ['promotion.login.claimed'],
  }),
  ...good(call.claimRebate)({ as: 'member', demo: 'refused', input: () => ({}), orRefused: ['rebate.low'] }),
  ...good(call.getMissionLeaderboard)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ missionId: await missionOf(world) }),
  }),
  ...good(call.listMissionMilestones)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ missionId: await missionOf(world) }),
  }),
  ...good(call.claimMilestone)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ missionId: await missionOf(world), milestone: 1 }),
    orRefused: ['mission.milestone.open'],
  }),
  ...good(call.redeemReward)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ rewardId: 0, password: (await world.member()).paymentPassword }),
    orRefused: ['points.reward.gone'],
  }),
  ...good(call.convertPoints)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ point: 100, password: (await world.member()).paymentPassword }),
    orRefused: ['points.low'],
  }),
}
