/** Both names, null where there is none, or one with a star for the usual prefixes `MCS2_` and `MCSFE_`. */
export type Name = string | readonly [classic: string | null, current: string | null]
/** Names by endpoint, below `/wps/relay/` or as whole paths. */
export type Names = Readonly<Record<string, Name>>

/**
 * Names of the older and of the newer generation, below `/wps/relay/` or as whole paths, by where they are documented.
 */
export const documentedNames = {
  'contract 3.1': { getStatus: ['/wps/system/status', '/wps/v2/system/status'] },
  'contract 3.4': {
    answerDailySalaryOffer: ['MCS2_processDailySalContract', 'MCSFE_processDailySalaryContract'],
    answerDividendOffer: ['MCS2_processDividendReq', 'MCSFE_processContractDividend'],
    answerHourlySalaryOffer: '*processContractHourSalary',
    getAvatar: [null, 'MCSFE_getPlayerAvatar'],
    getRankProgress: [null, 'MCSFE_getPlayerRankProgress'],
    getReferralDetails: [null, 'MCSFE_getReferralDetails'],
  },
  'contract 3.6': {
    listGames: [null, 'GCSGAME_gameList'],
    listHotGames: [null, 'GCSGAME_hotGamesV2'],
    listProviders: [null, 'GCSGAME_newGameVendor'],
    listRecentVietnamMenus: ['/lgw/vn/games/game_menu/recent', '/lgw/games/game_menus/recent'],
    listVassalGameTypes: ['GLS2_getVassGameType', 'GCSGAME_getVassGameType'],
    listWinners: ['ODSFE2_getWinnerBoard', 'GCSGAME_getRankList'],
  },
  'contract 3.7': {
    applyForPromotion: [null, 'MCSFE_signUpRequestReward'],
    claimLoginPromotion: [null, 'MCSFE_claimLoginPromotion'],
    claimRaffle: '*claimRafflePromotion',
    claimReward: [null, 'MCSFE_claimIssuedPromotion'],
    getAvailablePromotions: [null, 'MCSFE_getAvailablePromotions'],
    getLoginPromotion: [null, 'MCSFE_getLoginPromotion'],
    getLoginPromotionConfig: [null, 'MCSFE_getLoginPromotionConfig'],
    getMerchantAvailablePromotions: [null, 'MCSFE_getMerchantAvailablePromotions'],
    getRaffleStatus: [null, 'MCSFE_getRafflePromotionStatus'],
    joinPromotion: [null, 'MCSFE_signUpPromotionJoin'],
    listAnnouncements: ['MCSFE_getListAnnouncements', 'CCSFE_getListAnnouncements'],
    listClaimHistory: ['MCS2_getPromotionClaimList', null],
    listClaims: [null, 'MCSFE_getClaimPromotion'],
    listRegisterPromotions: [null, 'MCSFE_getRegisterPromotionList'],
  },
  'contract 3.8': {
    getMissionLeaderboard: [null, 'MCSFE_getMissionLeaderboard'],
    listMissionMilestones: [null, 'MCSFE_getMissionMilestones'],
    listMissions: [null, 'MCSFE_getMissionSummaryDetails'],
  },
  'contract 3.9': {
    convertPoints: 'passwordCheck/*convertPoint',
    getPointBalance: '*getPointBalance',
    getPointConfig: '*getPointConfig',
    getPointConversionType: [null, 'MCSFE_getPointRewardConversionType'],
    listPointRewards: '*getPointReward',
    listRedemptions: '*getRedeemPointList',
    redeemReward: 'passwordCheck/*redeemPointReward',
  },
  'specification 7, contract 3.9': { listPointHistory: ['ODSFE2_MemTransDet', 'ODSFE2_MemTransDet'] },
  'contract 3.10': {
    getUnreadMessageCount: ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'],
    listInbox: ['CSP_getInbox', 'EMFE_getInbox'],
  },
  'contract 3.11': {
    confirmPayment: [null, 'MCSFE_processC2CTransaction'],
    depositByLaunch: ['/wps/transaction/deposit/pg', 'MCSFE_depositByLaunchUrl'],
    depositByQr: ['/wps/transaction/deposit/qr', 'MCSFE_depositByQRImageUrl'],
    getDepositSettings: [null, 'MCSFE_getDepositSettings'],
    getWithdrawSettings: [null, 'MCSFE_getWithdrawSettings'],
    listBets: ['/wps/report/accountGameBetHistory', null],
    listDepositChannels: [null, 'MCSFE_getDepositPaymentChannels'],
    listDeposits: ['/wps/report/depositTransaction', null],
    listPaymentConfirmations: [null, 'MCSFE_getPaymentConfirmationList'],
    listTransactions: ['/wps/report/transaction', null],
    listWithdrawals: ['/wps/report/withdrawTransaction', null],
    withdraw: ['/wps/transaction/withdraw', '/wps/v2/transaction/withdraw'],
  },
  'contract 3.12': {
    createAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_createAffiliateUrl'],
    deleteAffiliateUrl: ['/wps/agent/affiliateUrl', 'MCSFE_deleteAffiliateUrl'],
    listAffiliateUrls: ['/wps/agent/affiliateUrls', 'MCSFE_viewAffiliateUrls'],
    listRegisteredAffiliates: ['/wps/agent/registeredAffiliates', 'MCSFE_viewRegisteredAffiliates'],
  },
} as const satisfies Record<string, Names>

/** Modules whose ids differ between the generations of the contract. */
export const documentedModules = {
  addFavourite: ['GAMELOFAV3', 'GAMELO3', 'contract 3.6'],
  registerMobile: ['COMM3', 'MOBILENUMREG3', 'contract 3.2'],
} as const
