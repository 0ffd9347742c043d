/**
 * One generation has a documented name; the other follows from the
 * rule that newer builds rename (`MCS2_` to `MCSFE_` and so on).
 */
export const namesByAnalogy = {
  applyForPromotion: ['MCS2_signUpRequestReward', null],
  claimLoginPromotion: ['MCS2_claimLoginPromotion', null],
  claimReward: ['MCS2_claimIssuedPromotion', null],
  confirmPayment: ['MCS2_processC2CTransaction', null],
  getAvailablePromotions: ['MCS2_getAvailablePromotions', null],
  getAvatar: ['MCS2_getPlayerAvatar', null],
  getDepositSettings: ['MCS2_getDepositSettings', null],
  getLoginPromotion: ['MCS2_getLoginPromotion', null],
  getLoginPromotionConfig: ['MCS2_getLoginPromotionConfig', null],
  getMerchantAvailablePromotions: ['MCS2_getMerchantAvailablePromotions', null],
  getMissionLeaderboard: ['MCS2_getMissionLeaderboard', null],
  getPointConversionType: ['MCS2_getPointRewardConversionType', null],
  getRaffleStatus: ['MCS2_getRafflePromotionStatus', null],
  getRankProgress: ['MCS2_getPlayerRankProgress', null],
  getReferralDetails: ['MCS2_getReferralDetails', null],
  getWithdrawSettings: ['MCS2_getWithdrawSettings', null],
  joinPromotion: ['MCS2_signUpPromotionJoin', null],
  listBets: [null, 'MCSFE_getBetHistory'],
  listClaimHistory: [null, 'MCSFE_getPromotionClaimList'],
  listClaims: ['MCS2_getClaimPromotion', null],
  listDepositChannels: ['MCS2_getDepositPaymentChannels', null],
  listDeposits: [null, 'MCSFE_getDepositTransactions'],
  listGames: ['GLS2_gameList', null],
  listHotGames: ['GLS2_hotGames', null],
  listMissionMilestones: ['MCS2_getMissionMilestones', null],
  listMissions: ['MCS2_getMissionSummaryDetails', null],
  listPaymentConfirmations: ['MCS2_getPaymentConfirmationList', null],
  listProviders: ['GLS2_newGameVendor', null],
  listRegisterPromotions: ['MCS2_getRegisterPromotionList', null],
  listTransactions: [null, 'MCSFE_getMemTransDet'],
  listWithdrawals: [null, 'MCSFE_getWithdrawTransactions'],
} as const

/** No generation has a documented name: both follow the same rule. */
export const ownNames = {
  endSessions: '*endPlayerSessions',
  getProfile: '*getPlayerProfile',
  getWithdrawalFee: '*getWithdrawCharges',
  listOutbox: ['CSP_getOutbox', 'EMFE_getOutbox'],
  listSessions: '*getPlayerSessions',
  setAvatar: '*updatePlayerAvatar',
  transferToUpline: 'passwordCheck/*transferToUpline',
  updateProfile: '*updatePlayerProfile',
} as const
