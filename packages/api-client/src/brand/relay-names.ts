import type { Overrides } from '../client/overrides.ts'

/** Both names, or one whose star stands for what most begin with, `MCS2_` and `MCSFE_`. */
type Name = string | readonly [classic: string, current: string]
type Names = Readonly<Record<string, Name>>

/** Names of the older and of the newer generation, below `/wps/relay/` or as whole paths; the contract has both. Source: contract 3. */
const documented = {
  answerDailySalaryOffer: ['MCS2_processDailySalContract', 'MCSFE_processDailySalaryContract'],
  answerDividendOffer: ['MCS2_processDividendReq', 'MCSFE_processContractDividend'],
  claimRaffle: '*claimRafflePromotion',
  createAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_createAffiliateUrl'],
  deleteAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_deleteAffiliateUrl'],
  getStatus: ['/wps/system/status', '/wps/v2/system/status'],
  getUnreadMessageCount: ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'],
  listAffiliateUrls: ['/wps/agent/affiliateUrls', 'MCSFE_viewAffiliateUrls'],
  listAnnouncements: ['MCSFE_getListAnnouncements', 'CCSFE_getListAnnouncements'],
  listInbox: ['CSP_getInbox', 'EMFE_getInbox'],
  listPointRewards: '*getPointReward',
  listRecentVietnamMenus: ['/lgw/vn/games/game_menu/recent', '/lgw/games/game_menus/recent'],
  listRegisteredAffiliates: ['/wps/agent/registeredAffiliates', 'MCSFE_viewRegisteredAffiliates'],
  listVassalGameTypes: ['GLS2_getVassGameType', 'GCSGAME_getVassGameType'],
  listWinners: ['ODSFE2_getWinnerBoard', 'GCSGAME_getRankList'],
  withdraw: ['/wps/transaction/withdraw', '/wps/v2/transaction/withdraw'],
} as const satisfies Names

/** The contract has one of the two; the other is inferred from its rule that newer builds rename (`MCS2_` to `MCSFE_` and so on). */
const byAnalogy = {
  answerHourlySalaryOffer: '*processContractHourSalary',
  applyForPromotion: '*signUpRequestReward',
  claimLoginPromotion: '*claimLoginPromotion',
  claimReward: '*claimIssuedPromotion',
  confirmPayment: '*processC2CTransaction',
  convertPoints: 'passwordCheck/*convertPoint',
  depositByLaunch: '*depositByLaunchUrl',
  depositByQr: '*depositByQRImageUrl',
  getAvailablePromotions: '*getAvailablePromotions',
  getAvatar: '*getPlayerAvatar',
  getDepositSettings: '*getDepositSettings',
  getLoginPromotion: '*getLoginPromotion',
  getMerchantAvailablePromotions: '*getMerchantAvailablePromotions',
  getMissionLeaderboard: '*getMissionLeaderboard',
  getPointBalance: '*getPointBalance',
  getPointConfig: '*getPointConfig',
  getPointConversionType: '*getPointRewardConversionType',
  getRaffleStatus: '*getRafflePromotionStatus',
  getRankProgress: '*getPlayerRankProgress',
  getReferralDetails: '*getReferralDetails',
  getWithdrawSettings: '*getWithdrawSettings',
  joinPromotion: '*signUpPromotionJoin',
  listBets: ['/wps/report/accountGameBetHistory', 'MCSFE_getBetHistory'],
  listClaimHistory: '*getPromotionClaimList',
  listClaims: '*getClaimPromotion',
  listDepositChannels: '*getDepositPaymentChannels',
  listDeposits: ['/wps/report/depositTransaction', 'MCSFE_getDepositTransactions'],
  listGames: ['GLS2_gameList', 'GCSGAME_gameList'],
  listHotGames: ['GLS2_hotGames', 'GCSGAME_hotGamesV2'],
  listMissionMilestones: '*getMissionMilestones',
  listMissions: '*getMissionSummaryDetails',
  listPaymentConfirmations: '*getPaymentConfirmationList',
  listRedemptions: '*getRedeemPointList',
  listRegisterPromotions: '*getRegisterPromotionList',
  listTransactions: ['ODSFE2_MemTransDet', 'MCSFE_getMemTransDet'],
  listVendors: ['GLS2_newGameVendor', 'GCSGAME_newGameVendor'],
  listWithdrawals: ['/wps/report/withdrawTransaction', 'MCSFE_getWithdrawTransactions'],
  redeemReward: 'passwordCheck/*redeemPointReward',
} as const satisfies Names

/** The contract has neither name: both are ours, after the same rule. */
const ours = {
  endSessions: '*endPlayerSessions',
  getLoginPromotionConfig: '*getLoginPromotionConfig',
  getProfile: '*getPlayerProfile',
  getWithdrawCharges: '*getWithdrawCharges',
  listOutbox: ['CSP_getOutbox', 'EMFE_getOutbox'],
  listSessions: '*getPlayerSessions',
  setAvatar: '*updatePlayerAvatar',
  transferToUpline: 'passwordCheck/*transferToUpline',
  updateProfile: '*updatePlayerProfile',
} as const satisfies Names

/** Modules that the contract tells apart by generation. Source: contract 3.2 and 3.6. */
const modules = {
  addFavourite: ['GAMELOFAV3', 'GAMELO3'],
  registerMobile: ['COMM3', 'MOBILENUMREG3'],
} as const satisfies Names

const pathOf = (names: Name, generation: 0 | 1): string => {
  const name = typeof names === 'string' ? names.replace('*', generation ? 'MCSFE_' : 'MCS2_') : names[generation]
  return name.startsWith('/') ? name : `/wps/relay/${name}`
}

const table = (generation: 0 | 1): Overrides => ({
  ...Object.fromEntries(Object.entries({ ...documented, ...byAnalogy, ...ours }).map(([endpoint, names]) => [endpoint, { path: pathOf(names, generation) }])),
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
