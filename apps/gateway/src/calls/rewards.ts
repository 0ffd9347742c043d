import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerClaimMilestone } from '../missions/claim-milestone.ts'
import { answerMissionLeaderboard } from '../missions/get-leaderboard.ts'
import { answerListMissionMilestones } from '../missions/list-milestones.ts'
import { answerListMissions } from '../missions/list-missions.ts'
import { answerConvertPoints } from '../points/convert-points.ts'
import { answerPointBalance, answerPointConfig, answerPointConversionType } from '../points/get-points.ts'
import { answerListPointHistory } from '../points/list-point-history.ts'
import { answerListPointRewards } from '../points/list-point-rewards.ts'
import { answerListRedemptions } from '../points/list-redemptions.ts'
import { answerRedeemReward } from '../points/redeem-reward.ts'
import { answerApplyForPromotion } from '../promotions/apply-for-promotion.ts'
import { answerAvailablePromotions, answerMerchantAvailablePromotions } from '../promotions/availability.ts'
import { answerClaimRaffle } from '../promotions/claim-raffle.ts'
import { answerClaimReward } from '../promotions/claim-reward.ts'
import { answerJoinPromotion } from '../promotions/join-promotion.ts'
import { answerListClaimHistory } from '../promotions/list-claim-history.ts'
import { answerListClaims } from '../promotions/list-claims.ts'
import { answerListMyApplications } from '../promotions/list-my-applications.ts'
import { answerListPromotionOffers } from '../promotions/list-offers.ts'
import { answerListTickets } from '../promotions/list-tickets.ts'
import { answerClaimLoginPromotion, answerLoginPromotion, answerLoginPromotionConfig } from '../promotions/login-promotion.ts'
import { answerPromoCode } from '../promotions/promo-codes.ts'
import { answerRaffleStatus } from '../promotions/raffle-status.ts'
import { answerListRegisterPromotions } from '../promotions/register-promotions.ts'
import { answerCancelTicket, answerClaimTicket } from '../promotions/use-tickets.ts'
import { answerRankProgress } from '../rank/get-rank-progress.ts'
import { answerClaimRebate } from '../rebate/claim-rebate.ts'
import { answerRebate } from '../rebate/get-rebate.ts'
import { answerListRebates } from '../rebate/list-rebates.ts'
import { answerReferralDetails } from '../referral/get-referral-details.ts'
import { answerListInvited } from '../referral/list-invited.ts'

function bindPromotions(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getAvailablePromotions, answerAvailablePromotions)
  serve(app, gateway, records.getMerchantAvailablePromotions, answerMerchantAvailablePromotions)
  serve(app, gateway, records.listPromotionOffers, answerListPromotionOffers)
  serve(app, gateway, records.listRegisterPromotions, answerListRegisterPromotions)
  serve(app, gateway, records.listClaims, answerListClaims)
  serve(app, gateway, records.claimReward, answerClaimReward)
  serve(app, gateway, records.listClaimHistory, answerListClaimHistory)
  serve(app, gateway, records.joinPromotion, answerJoinPromotion)
  serve(app, gateway, records.applyForPromotion, answerApplyForPromotion)
  serve(app, gateway, records.listMyApplications, answerListMyApplications)
  serve(app, gateway, records.getRaffleStatus, answerRaffleStatus)
  serve(app, gateway, records.claimRaffle, answerClaimRaffle)
  serve(app, gateway, records.listTickets, answerListTickets)
  serve(app, gateway, records.claimTicket, answerClaimTicket)
  serve(app, gateway, records.cancelTicket, answerCancelTicket)
  serve(app, gateway, records.getPromoCode, answerPromoCode)
  serve(app, gateway, records.getLoginPromotion, answerLoginPromotion)
  serve(app, gateway, records.getLoginPromotionConfig, answerLoginPromotionConfig)
  serve(app, gateway, records.claimLoginPromotion, answerClaimLoginPromotion)
}

function bindMissionsAndPoints(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listMissions, answerListMissions)
  serve(app, gateway, records.getMissionLeaderboard, answerMissionLeaderboard)
  serve(app, gateway, records.listMissionMilestones, answerListMissionMilestones)
  serve(app, gateway, records.claimMilestone, answerClaimMilestone)
  serve(app, gateway, records.getPointBalance, answerPointBalance)
  serve(app, gateway, records.getPointConfig, answerPointConfig)
  serve(app, gateway, records.getPointConversionType, answerPointConversionType)
  serve(app, gateway, records.listPointRewards, answerListPointRewards)
  serve(app, gateway, records.listRedemptions, answerListRedemptions)
  serve(app, gateway, records.listPointHistory, answerListPointHistory)
  serve(app, gateway, records.redeemReward, answerRedeemReward)
  serve(app, gateway, records.convertPoints, answerConvertPoints)
}

/** Binds the calls of promotions, rewards, missions, points, ranks, friends and rebates. */
export function bindRewardsCalls(app: Hono, gateway: Gateway): void {
  bindPromotions(app, gateway)
  bindMissionsAndPoints(app, gateway)
  serve(app, gateway, records.getRankProgress, answerRankProgress)
  serve(app, gateway, records.getReferralDetails, answerReferralDetails)
  serve(app, gateway, records.listInvited, answerListInvited)
  serve(app, gateway, records.getRebate, answerRebate)
  serve(app, gateway, records.claimRebate, answerClaimRebate)
  serve(app, gateway, records.listRebates, answerListRebates)
}
