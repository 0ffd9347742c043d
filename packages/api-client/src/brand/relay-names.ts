import type { Overrides } from '../client/overrides.ts'

/** What a call is named in the older and in the newer generation: below `/wps/relay/`, or a whole path. Source: contract 3. */
const names = {
  answerDailySalaryOffer: ['MCS2_processDailySalContract', 'MCSFE_processDailySalaryContract'],
  answerDividendOffer: ['MCS2_processDividendReq', 'MCSFE_processContractDividend'],
  answerHourlySalaryOffer: ['MCS2_processContractHourSalary', 'MCSFE_processContractHourSalary'],
  applyForPromotion: ['MCS2_signUpRequestReward', 'MCSFE_signUpRequestReward'],
  claimLoginPromotion: ['MCS2_claimLoginPromotion', 'MCSFE_claimLoginPromotion'],
  claimRaffle: ['MCS2_claimRafflePromotion', 'MCSFE_claimRafflePromotion'],
  claimReward: ['MCS2_claimIssuedPromotion', 'MCSFE_claimIssuedPromotion'],
  confirmPayment: ['MCS2_processC2CTransaction', 'MCSFE_processC2CTransaction'],
  convertPoints: ['passwordCheck/MCS2_convertPoint', 'passwordCheck/MCSFE_convertPoint'],
  createAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_createAffiliateUrl'],
  deleteAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_deleteAffiliateUrl'],
  depositByLaunch: ['MCS2_depositByLaunchUrl', 'MCSFE_depositByLaunchUrl'],
  depositByQr: ['MCS2_depositByQRImageUrl', 'MCSFE_depositByQRImageUrl'],
  endSessions: ['MCS2_endPlayerSessions', 'MCSFE_endPlayerSessions'],
  getAvailablePromotions: ['MCS2_getAvailablePromotions', 'MCSFE_getAvailablePromotions'],
  getAvatar: ['MCS2_getPlayerAvatar', 'MCSFE_getPlayerAvatar'],
  getDepositSettings: ['MCS2_getDepositSettings', 'MCSFE_getDepositSettings'],
  getLoginPromotion: ['MCS2_getLoginPromotion', 'MCSFE_getLoginPromotion'],
  getLoginPromotionConfig: ['MCS2_getLoginPromotionConfig', 'MCSFE_getLoginPromotionConfig'],
  getMerchantAvailablePromotions: ['MCS2_getMerchantAvailablePromotions', 'MCSFE_getMerchantAvailablePromotions'],
  getMissionLeaderboard: ['MCS2_getMissionLeaderboard', 'MCSFE_getMissionLeaderboard'],
  getPointBalance: ['MCS2_getPointBalance', 'MCSFE_getPointBalance'],
  getPointConfig: ['MCS2_getPointConfig', 'MCSFE_getPointConfig'],
  getPointConversionType: ['MCS2_getPointRewardConversionType', 'MCSFE_getPointRewardConversionType'],
  getProfile: ['MCS2_getPlayerProfile', 'MCSFE_getPlayerProfile'],
  getRaffleStatus: ['MCS2_getRafflePromotionStatus', 'MCSFE_getRafflePromotionStatus'],
  getRankProgress: ['MCS2_getPlayerRankProgress', 'MCSFE_getPlayerRankProgress'],
  getReferralDetails: ['MCS2_getReferralDetails', 'MCSFE_getReferralDetails'],
  getUnreadMessageCount: ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'],
  getWithdrawCharges: ['MCS2_getWithdrawCharges', 'MCSFE_getWithdrawCharges'],
  getWithdrawSettings: ['MCS2_getWithdrawSettings', 'MCSFE_getWithdrawSettings'],
  joinPromotion: ['MCS2_signUpPromotionJoin', 'MCSFE_signUpPromotionJoin'],
  listAffiliateUrls: ['/wps/agent/affiliateUrls', 'MCSFE_viewAffiliateUrls'],
  listAnnouncements: ['MCSFE_getListAnnouncements', 'CCSFE_getListAnnouncements'],
  listBets: ['/wps/report/accountGameBetHistory', 'MCSFE_getBetHistory'],
  listClaimHistory: ['MCS2_getPromotionClaimList', 'MCSFE_getPromotionClaimList'],
  listClaims: ['MCS2_getClaimPromotion', 'MCSFE_getClaimPromotion'],
  listDepositChannels: ['MCS2_getDepositPaymentChannels', 'MCSFE_getDepositPaymentChannels'],
  listDeposits: ['/wps/report/depositTransaction', 'MCSFE_getDepositTransactions'],
  listGames: ['GLS2_gameList', 'GCSGAME_gameList'],
  listHotGames: ['GLS2_hotGames', 'GCSGAME_hotGamesV2'],
  listInbox: ['CSP_getInbox', 'EMFE_getInbox'],
  listMissionMilestones: ['MCS2_getMissionMilestones', 'MCSFE_getMissionMilestones'],
  listMissions: ['MCS2_getMissionSummaryDetails', 'MCSFE_getMissionSummaryDetails'],
  listOutbox: ['CSP_getOutbox', 'EMFE_getOutbox'],
  listPaymentConfirmations: ['MCS2_getPaymentConfirmationList', 'MCSFE_getPaymentConfirmationList'],
  listPointRewards: ['MCS2_getPointReward', 'MCSFE_getPointReward'],
  listRedemptions: ['MCS2_getRedeemPointList', 'MCSFE_getRedeemPointList'],
  listRegisterPromotions: ['MCS2_getRegisterPromotionList', 'MCSFE_getRegisterPromotionList'],
  listRegisteredAffiliates: ['/wps/agent/registeredAffiliates', 'MCSFE_viewRegisteredAffiliates'],
  listSessions: ['MCS2_getPlayerSessions', 'MCSFE_getPlayerSessions'],
  listTransactions: ['ODSFE2_MemTransDet', 'MCSFE_getMemTransDet'],
  listVassalGameTypes: ['GLS2_getVassGameType', 'GCSGAME_getVassGameType'],
  listVendors: ['GLS2_newGameVendor', 'GCSGAME_newGameVendor'],
  listWinners: ['ODSFE2_getWinnerBoard', 'GCSGAME_getRankList'],
  listWithdrawals: ['/wps/report/withdrawTransaction', 'MCSFE_getWithdrawTransactions'],
  redeemReward: ['passwordCheck/MCS2_redeemPointReward', 'passwordCheck/MCSFE_redeemPointReward'],
  setAvatar: ['MCS2_updatePlayerAvatar', 'MCSFE_updatePlayerAvatar'],
  transferToUpline: ['passwordCheck/MCS2_transferToUpline', 'passwordCheck/MCSFE_transferToUpline'],
  updateProfile: ['MCS2_updatePlayerProfile', 'MCSFE_updatePlayerProfile'],
} as const satisfies Readonly<Record<string, readonly [classic: string, current: string]>>

const pathOf = (name: string): string => (name.startsWith('/') ? name : `/wps/relay/${name}`)

const table = (generation: 0 | 1): Overrides =>
  Object.fromEntries(Object.entries(names).map(([endpoint, pair]) => [endpoint, { path: pathOf(pair[generation]) }]))

/**
 * The calls whose names differ between the two generations of the platform, as overrides: `overrides: relayNames.classic`
 * speaks to one of the older, `relayNames.current` to one of the newer.
 */
export const relayNames: Readonly<Record<'classic' | 'current', Overrides>> = /* @__PURE__ */ Object.freeze({
  classic: /* @__PURE__ */ table(0),
  current: /* @__PURE__ */ table(1),
})
