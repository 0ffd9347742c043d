import * as call from '@parlour/api-client/endpoints'
import { missionOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

/** Promotions, missions, points. */
export const rewardInputs: Goods = {
  ...good(call.joinPromotion)({ as: 'member', trial: 'refused', input: () => ({ promotionId: 0 }), orRefused: ['promotion.not.found'] }),
  ...good(call.applyForPromotion)({ as: 'member', trial: 'refused', input: () => ({ promotionId: 0 }), orRefused: ['promotion.not.found'] }),
  ...good(call.claimReward)({ as: 'member', trial: 'refused', input: () => ({ promotionClaimId: 0 }), orRefused: ['claim.not.found'] }),
  ...good(call.claimRaffle)({ as: 'member', trial: 'refused', input: () => ({}), orRefused: ['raffle.prize.none'] }),
  ...good(call.claimTicket)({ as: 'member', trial: 'refused', input: () => ({ ticketId: 0 }), orRefused: ['ticket.not.found'] }),
  ...good(call.cancelTicket)({ as: 'member', trial: 'refused', input: () => ({ ticketId: 0 }), orRefused: ['ticket.not.found'] }),
  ...good(call.getPromoCode)({ as: 'member', trial: 'refused', input: () => ({ promoCode: 'NOBODYHASTHIS' }), orRefused: ['promo.code.invalid'] }),
  ...good(call.claimLoginPromotion)({ as: 'member', trial: 'refused', input: () => ({}), orRefused: ['login.promotion.claimed'] }),
  ...good(call.claimRebate)({ as: 'member', trial: 'refused', input: () => ({}), orRefused: ['rebate.none'] }),
  ...good(call.getMissionLeaderboard)({ as: 'member', trial: 'refused', input: async (world) => ({ missionId: await missionOf(world) }) }),
  ...good(call.listMissionMilestones)({ as: 'member', trial: 'refused', input: async (world) => ({ missionId: await missionOf(world) }) }),
  ...good(call.claimMilestone)({
    as: 'member', trial: 'refused', input: async (world) => ({ missionId: await missionOf(world), milestone: 1 }), orRefused: ['milestone.not.reached'],
  }),
  ...good(call.redeemReward)({
    as: 'member', trial: 'refused', input: async (world) => ({ rewardId: 0, password: (await world.member()).paymentPassword }), orRefused: ['reward.not.found'],
  }),
  ...good(call.convertPoints)({
    as: 'member', trial: 'refused', input: async (world) => ({ point: 100, password: (await world.member()).paymentPassword }),
    orRefused: ['points.too.few'],
  }),
}
