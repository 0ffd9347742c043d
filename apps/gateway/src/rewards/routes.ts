import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'
import { handleClaimMilestone } from './missions/claim-milestone.ts'
import { handleMissionLeaderboard } from './missions/get-leaderboard.ts'
import { handleListMissionMilestones } from './missions/list-milestones.ts'
import { handleListMissions } from './missions/list-missions.ts'
import { handleConvertPoints } from './points/convert-points.ts'
import { handlePointBalance, handlePointConfig, handlePointConversionType } from './points/get-points.ts'
import { handleListPointHistory } from './points/list-point-history.ts'
import { handleListPointRewards } from './points/list-point-rewards.ts'
import { handleListRedemptions } from './points/list-redemptions.ts'
import { handleRedeemReward } from './points/redeem-reward.ts'
import { handleApplyForPromotion } from './promotions/apply-for-promotion.ts'
import { handleAvailablePromotions, handleMerchantAvailablePromotions } from './availability/availability.ts'
import { handleClaimRaffle } from './promotions/claim-raffle.ts'
import { handleClaimReward } from './promotions/claim-reward.ts'
import { handleJoinPromotion } from './promotions/join-promotion.ts'
import { handleListClaimHistory } from './promotions/list-claim-history.ts'
import { handleListClaims } from './promotions/list-claims.ts'
import { handleListDepositPromotions } from './promotions/list-deposit-promotions.ts'
import { handleListMyApplications } from './promotions/list-my-applications.ts'
import { handleListPromotionOffers } from './promotions/list-offers.ts'
import { handleListTickets } from './promotions/list-tickets.ts'
import {
  handleClaimLoginPromotion,
  handleLoginPromotion,
  handleLoginPromotionConfig,
} from './promotions/login-promotion.ts'
import { handlePromoCode } from './promotions/promo-codes.ts'
import { handleRaffleStatus } from './promotions/raffle-status.ts'
import { handleListRegisterPromotions } from './promotions/register-promotions.ts'
import { handleCancelTicket, handleClaimTicket } from './promotions/use-tickets.ts'
import { handleRankProgress } from './rank/get-rank-progress.ts'
import { handleClaimRebate } from './rebate/claim-rebate.ts'
import { handleRebate } from './rebate/get-rebate.ts'
import { handleListRebates } from './rebate/list-rebates.ts'
import { handleReferralDetails } from './referral/get-referral-details.ts'
import { handleListInvited } from './referral/list-invited.ts'

function bindPromotions(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listDepositPromotions, handleListDepositPromotions)
  serve(app, gateway, records.getAvailablePromotions, handleAvailablePromotions)
  serve(app, gateway, records.getMerchantAvailablePromotions, handleMerchantAvailablePromotions)
  serve(app, gateway, records.listPromotionOffers, handleListPromotionOffers)
  serve(app, gateway, records.listRegisterPromotions, handleListRegisterPromotions)
  serve(app, gateway, records.listClaims, handleListClaims)
  serve(app, gateway, records.claimReward, handleClaimReward)
  serve(app, gateway, records.listClaimHistory, handleListClaimHistory)
  serve(app, gateway, records.joinPromotion, handleJoinPromotion)
  serve(app, gateway, records.applyForPromotion, handleApplyForPromotion)
  serve(app, gateway, records.listMyApplications, handleListMyApplications)
  serve(app, gateway, records.getRaffleStatus, handleRaffleStatus)
  serve(app, gateway, records.claimRaffle, handleClaimRaffle)
  serve(app, gateway, records.listTickets, handleListTickets)
  serve(app, gateway, records.claimTicket, handleClaimTicket)
  serve(app, gateway, records.cancelTicket, handleCancelTicket)
  serve(app, gateway, records.getPromoCode, handlePromoCode)
  serve(app, gateway, records.getLoginPromotion, handleLoginPromotion)
  serve(app, gateway, records.getLoginPromotionConfig, handleLoginPromotionConfig)
  serve(app, gateway, records.claimLoginPromotion, handleClaimLoginPromotion)
}

function bindMissionsAndPoints(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listMissions, handleListMissions)
  serve(app, gateway, records.getMissionLeaderboard, handleMissionLeaderboard)
  serve(app, gateway, records.listMissionMilestones, handleListMissionMilestones)
  serve(app, gateway, records.claimMilestone, handleClaimMilestone)
  serve(app, gateway, records.getPointBalance, handlePointBalance)
  serve(app, gateway, records.getPointConfig, handlePointConfig)
  serve(app, gateway, records.getPointConversionType, handlePointConversionType)
  serve(app, gateway, records.listPointRewards, handleListPointRewards)
  serve(app, gateway, records.listRedemptions, handleListRedemptions)
  serve(app, gateway, records.listPointHistory, handleListPointHistory)
  serve(app, gateway, records.redeemReward, handleRedeemReward)
  serve(app, gateway, records.convertPoints, handleConvertPoints)
}

/** Binds the calls of promotions, rewards, missions, points, ranks, friends and rebates. */
export function bindRewardsCalls(app: Hono, gateway: Gateway): void {
  bindPromotions(app, gateway)
  bindMissionsAndPoints(app, gateway)
  serve(app, gateway, records.getRankProgress, handleRankProgress)
  serve(app, gateway, records.getReferralDetails, handleReferralDetails)
  serve(app, gateway, records.listInvited, handleListInvited)
  serve(app, gateway, records.getRebate, handleRebate)
  serve(app, gateway, records.claimRebate, handleClaimRebate)
  serve(app, gateway, records.listRebates, handleListRebates)
}
