import type { Overrides } from '../client/overrides.ts'

type Names = Readonly<Record<string, readonly [classic: string, current: string]>>

/** Names of the older and of the newer generation, below `/wps/relay/` or as whole paths; the contract has both. Source: contract 3. */
const documented = {
  answerDailySalaryOffer: ['MCS2_processDailySalContract', 'MCSFE_processDailySalaryContract'],
  answerDividendOffer: ['MCS2_processDividendReq', 'MCSFE_processContractDividend'],
  claimRaffle: ['MCS2_claimRafflePromotion', 'MCSFE_claimRafflePromotion'],
  createAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_createAffiliateUrl'],
  deleteAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_deleteAffiliateUrl'],
  getStatus: ['/wps/system/status', '/wps/v2/system/status'],
  getUnreadMessageCount: ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'],
  listAffiliateUrls: ['/wps/agent/affiliateUrls', 'MCSFE_viewAffiliateUrls'],
  listAnnouncements: ['MCSFE_getListAnnouncements', 'CCSFE_getListAnnouncements'],
  listInbox: ['CSP_getInbox', 'EMFE_getInbox'],
  listPointRewards: ['MCS2_getPointReward', 'MCSFE_getPointReward'],
  listRecentVietnamMenus: ['/lgw/vn/games/game_menu/recent', '/lgw/games/game_menus/recent'],
  listRegisteredAffiliates: ['/wps/agent/registeredAffiliates', 'MCSFE_viewRegisteredAffiliates'],
  listVassalGameTypes: ['GLS2_getVassGameType', 'GCSGAME_getVassGameType'],
  listWinners: ['ODSFE2_getWinnerBoard', 'GCSGAME_getRankList'],
  withdraw: ['/wps/transaction/withdraw', '/wps/v2/transaction/withdraw'],
} as const satisfies Names

/** The contract has one of the two; the other is inferred from its rule that newer builds rename (`MCS2_` to `MCSFE_` and so on). */
const byAnalogy = {
  answerHourlySalaryOffer: ['MCS2_processContractHourSalary', 'MCSFE_processContractHourSalary'],
  applyForPromotion: ['MCS2_signUpRequestReward', 'MCSFE_signUpRequestReward'],
  claimLoginPromotion: ['MCS2_claimLoginPromotion', 'MCSFE_claimLoginPromotion'],
  claimReward: ['MCS2_claimIssuedPromotion', 'MCSFE_claimIssuedPromotion'],
  confirmPayment: ['MCS2_processC2CTransaction', 'MCSFE_processC2CTransaction'],
  convertPoints: ['passwordCheck/MCS2_convertPoint', 'passwordCheck/MCSFE_convertPoint'],
  depositByLaunch: ['MCS2_depositByLaunchUrl', 'MCSFE_depositByLaunchUrl'],
  depositByQr: ['MCS2_depositByQRImageUrl', 'MCSFE_depositByQRImageUrl'],
  getAvailablePromotions: ['MCS2_getAvailablePromotions', 'MCSFE_getAvailablePromotions'],
  getAvatar: ['MCS2_getPlayerAvatar', 'MCSFE_getPlayerAvatar'],
  getDepositSettings: ['MCS2_getDepositSettings', 'MCSFE_getDepositSettings'],
  getLoginPromotion: ['MCS2_getLoginPromotion', 'MCSFE_getLoginPromotion'],
  getMerchantAvailablePromotions: ['MCS2_getMerchantAvailablePromotions', 'MCSFE_getMerchantAvailablePromotions'],
  getMissionLeaderboard: ['MCS2_getMissionLeaderboard', 'MCSFE_getMissionLeaderboard'],
  getPointBalance: ['MCS2_getPointBalance', 'MCSFE_getPointBalance'],
  getPointConfig: ['MCS2_getPointConfig', 'MCSFE_getPointConfig'],
  getPointConversionType: ['MCS2_getPointRewardConversionType', 'MCSFE_getPointRewardConversionType'],
  getRaffleStatus: ['MCS2_getRafflePromotionStatus', 'MCSFE_getRafflePromotionStatus'],
  getRankProgress: ['MCS2_getPlayerRankProgress', 'MCSFE_getPlayerRankProgress'],
  getReferralDetails: ['MCS2_getReferralDetails', 'MCSFE_getReferralDetails'],
  getWithdrawSettings: ['MCS2_getWithdrawSettings', 'MCSFE_getWithdrawSettings'],
  joinPromotion: ['MCS2_signUpPromotionJoin', 'MCSFE_signUpPromotionJoin'],
  listBets: ['/wps/report/accountGameBetHistory', 'MCSFE_getBetHistory'],
  listClaimHistory: ['MCS2_getPromotionClaimList', 'MCSFE_getPromotionClaimList'],
  listClaims: ['MCS2_getClaimPromotion', 'MCSFE_getClaimPromotion'],
  listDepositChannels: ['MCS2_getDepositPaymentChannels', 'MCSFE_getDepositPaymentChannels'],
  listDeposits: ['/wps/report/depositTransaction', 'MCSFE_getDepositTransactions'],
  listGames: ['GLS2_gameList', 'GCSGAME_gameList'],
  listHotGames: ['GLS2_hotGames', 'GCSGAME_hotGamesV2'],
  listMissionMilestones: ['MCS2_getMissionMilestones', 'MCSFE_getMissionMilestones'],
  listMissions: ['MCS2_getMissionSummaryDetails', 'MCSFE_getMissionSummaryDetails'],
  listPaymentConfirmations: ['MCS2_getPaymentConfirmationList', 'MCSFE_getPaymentConfirmationList'],
  listRedemptions: ['MCS2_getRedeemPointList', 'MCSFE_getRedeemPointList'],
  listRegisterPromotions: ['MCS2_getRegisterPromotionList', 'MCSFE_getRegisterPromotionList'],
  listTransactions: ['ODSFE2_MemTransDet', 'MCSFE_getMemTransDet'],
  listVendors: ['GLS2_newGameVendor', 'GCSGAME_newGameVendor'],
  listWithdrawals: ['/wps/report/withdrawTransaction', 'MCSFE_getWithdrawTransactions'],
  redeemReward: ['passwordCheck/MCS2_redeemPointReward', 'passwordCheck/MCSFE_redeemPointReward'],
} as const satisfies Names

/** The contract has neither name: both are ours, after the same rule. */
const ours = {
  endSessions: ['MCS2_endPlayerSessions', 'MCSFE_endPlayerSessions'],
  getLoginPromotionConfig: ['MCS2_getLoginPromotionConfig', 'MCSFE_getLoginPromotionConfig'],
  getProfile: ['MCS2_getPlayerProfile', 'MCSFE_getPlayerProfile'],
  getWithdrawCharges: ['MCS2_getWithdrawCharges', 'MCSFE_getWithdrawCharges'],
  listOutbox: ['CSP_getOutbox', 'EMFE_getOutbox'],
  listSessions: ['MCS2_getPlayerSessions', 'MCSFE_getPlayerSessions'],
  setAvatar: ['MCS2_updatePlayerAvatar', 'MCSFE_updatePlayerAvatar'],
  transferToUpline: ['passwordCheck/MCS2_transferToUpline', 'passwordCheck/MCSFE_transferToUpline'],
  updateProfile: ['MCS2_updatePlayerProfile', 'MCSFE_updatePlayerProfile'],
} as const satisfies Names

/** Modules that the contract tells apart by generation. Source: contract 3.2 and 3.6. */
const modules = {
  addFavourite: ['GAMELOFAV3', 'GAMELO3'],
  registerMobile: ['COMM3', 'MOBILENUMREG3'],
} as const satisfies Names

const pathOf = (name: string): string => (name.startsWith('/') ? name : `/wps/relay/${name}`)

const table = (generation: 0 | 1): Overrides => ({
  ...Object.fromEntries(Object.entries({ ...documented, ...byAnalogy, ...ours }).map(([endpoint, pair]) => [endpoint, { path: pathOf(pair[generation]) }])),
  ...Object.fromEntries(Object.entries(modules).map(([endpoint, pair]) => [endpoint, { moduleId: pair[generation] }])),
})

/**
 * The calls whose names differ between the two generations of the platform, as overrides: `overrides: relayNames.classic`
 * speaks to one of the older, `relayNames.current` to one of the newer. Not every name is documented: where the contract has
 * but one, the other follows by analogy, and a few it does not have at all; the tables of this file say which. Check those
 * against the platform before a launch.
 */
export const relayNames: Readonly<Record<'classic' | 'current', Overrides>> = /* @__PURE__ */ Object.freeze({
  classic: /* @__PURE__ */ table(0),
  current: /* @__PURE__ */ table(1),
})
