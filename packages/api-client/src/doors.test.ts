import { expect, test } from 'vitest'
import * as box from './ciphers/box/index.ts'
import * as legacy from './ciphers/legacy/index.ts'
import * as endpoints from './endpoints/index.ts'
import * as core from './index.ts'
import * as react from './react/index.ts'
import * as reference from './reference/index.ts'
import * as testing from './testing/index.ts'

const names = (door: object) => Object.keys(door).toSorted()

test('the client gives these names', () => {
  expect({ '.': names(core), './react': names(react), './reference': names(reference), './testing': names(testing) }).toEqual({
    '.': [
      'ApiError', 'ContractError', 'RefusedError', 'UnreachedError', 'actionOf', 'boxCipher', 'createApiClient',
      'createAttempt', 'createClock', 'createHosts', 'createSafeStore', 'endpointMutation', 'endpointQuery',
      'errorCodes', 'invalidateEndpoint', 'isApiError', 'isContractError', 'isRefused', 'isUnreached', 'portsOf',
      'relayNames', 'safePath', 'safeUrl',
    ],
    './react': ['ApiProvider', 'useApi', 'useEndpoint', 'useEndpointMutation'],
    './reference': ['describeEndpoint'],
    './testing': [
      'FakeRefusal', 'allEndpoints', 'createFakeServer', 'createTestClient', 'endpointsOf', 'faultNames',
      'sampleAnswer', 'sampleRequest',
    ],
  })
})

test('the ciphers give these names', () => {
  expect({ './ciphers/box': names(box), './ciphers/legacy': names(legacy) }).toEqual({
    './ciphers/box': ['boxHeader', 'boxKeyId', 'createBoxCipher', 'getBoxKey', 'openBox', 'tokenHash'],
    './ciphers/legacy': [
      'createLegacyCipher', 'decryptServicePath', 'desDecrypt', 'desEncrypt', 'getRsaKey', 'openLegacy', 'sealLegacy',
    ],
  })
})

test('[API-01] the calls of the platform have these names', () => {
  expect(names(endpoints)).toEqual([
    'addBankCard', 'addFavourite', 'answerDailySalaryOffer', 'answerDividendOffer', 'answerHourlySalaryOffer',
    'answerRealtimeSalaryOffer', 'answerTermination', 'applicationLimits', 'applyForPromotion', 'callUrl',
    'cancelDeposit', 'cancelTicket', 'cancelWithdrawal', 'changePassword', 'changePaymentPassword', 'checkAffiliate',
    'checkUsername', 'claimLoginPromotion', 'claimMilestone', 'claimRaffle', 'claimRebate', 'claimReward',
    'claimTicket', 'confirmPayment', 'contractCategories', 'contractKinds', 'convertPoints', 'createAffiliateUrl',
    'createDownline', 'createExchangeCode', 'defineEndpoint', 'deleteAffiliateUrl', 'deleteMessages',
    'depositByLaunch', 'depositByQr', 'depositByTransfer', 'dividendPeriods', 'endSessions', 'exchangeCode',
    'feedbackTypes', 'fromWireSums', 'getActivity', 'getAgentDefaults', 'getAvailablePromotions', 'getAvatar',
    'getBalance', 'getBoxKey', 'getCaptcha', 'getCardFishingProfit', 'getChatGroupPermission', 'getChatUnreadCount',
    'getContractImpact', 'getContracts', 'getCountries', 'getCustomerRebate', 'getCustomerServiceScript',
    'getCustomerServiceUrl', 'getDeposit', 'getDepositSettings', 'getDomainRoutes', 'getDraw', 'getDrawByCode',
    'getGameDetails', 'getGeetestCaptcha', 'getGlobalRebateSettings', 'getGlobalRebateSettingsByProductType',
    'getHelpCenter', 'getLocation', 'getLoginPromotion', 'getLoginPromotionConfig', 'getLotteryMenus',
    'getLotteryProfit', 'getMemberIcon', 'getMemberInfo', 'getMerchantAvailablePromotions', 'getMerchantWallet',
    'getMissionLeaderboard', 'getPayout', 'getPersonalProfit', 'getPointBalance', 'getPointConfig',
    'getPointConversionType', 'getProfile', 'getPromoCode', 'getPromotionCategories', 'getRaffleStatus',
    'getRankProgress', 'getRebate', 'getReferralDetails', 'getRegistrationRules', 'getRsaKey', 'getSecurityConfig',
    'getSettings', 'getStatus', 'getTeamOverview', 'getTemplates', 'getTransferEnabled', 'getUnreadMessageCount',
    'getVietnamMenus', 'getWalletLockStatus', 'getWhitelabel', 'getWithdrawCharges', 'getWithdrawPlan',
    'getWithdrawSettings', 'getWithdrawal', 'hasPaymentPassword', 'joinPromotion', 'launchChat', 'launchGame',
    'launchLottery', 'launchTrialGame', 'listAffiliateUrls', 'listAgentAnnouncements', 'listAnnouncements',
    'listBankCards', 'listBets', 'listBonuses', 'listChatModels', 'listClaimHistory', 'listClaims', 'listCommissions',
    'listDailySalaries', 'listDepositBanks', 'listDepositChannels', 'listDepositPromotions', 'listDeposits',
    'listDividends', 'listDownlineContracts', 'listDownlineRebates', 'listDownlineTransactions', 'listDownlines',
    'listFavouriteGames', 'listFavouriteIds', 'listFishingProfit', 'listGames', 'listHotGames', 'listHourlySalaries',
    'listInbox', 'listIncome', 'listInvited', 'listLotteryGames', 'listLotteryProfit', 'listMissionMilestones',
    'listMissions', 'listMyApplications', 'listMyOpenedNumbers', 'listNearNumbers', 'listOpenedNumbers', 'listOutbox',
    'listPaymentConfirmations', 'listPointHistory', 'listPointRewards', 'listPopularLotteries', 'listPromotionOffers',
    'listRealtimeSalaries', 'listRebates', 'listRecentGames', 'listRecentVietnamMenus', 'listRecipients',
    'listRedemptions', 'listRegisterPromotions', 'listRegisteredAffiliates', 'listRooms', 'listSessions',
    'listTeamBets', 'listTeamGameBets', 'listTeamProfit', 'listTickets', 'listTransactions', 'listVassalGameTypes',
    'listVendors', 'listWallets', 'listWinners', 'listWithdrawBanks', 'listWithdrawals', 'login', 'loginFreePlay',
    'loginUnsecure', 'logout', 'markAnnouncementRead', 'markMessagesRead', 'offerContract', 'productTypes',
    'promoteDownline', 'proposeTermination', 'recoverByEmail', 'recoverByPhone', 'recoverBySms', 'redeemReward',
    'register', 'registerAutoUsername', 'registerMobile', 'removeBankCard', 'removeFavourite', 'reportFirstLogin',
    'sendFeedback', 'sendLoginCode', 'sendMessage', 'sendRegisterCode', 'setAvatar', 'setDownlineRebate',
    'setPaymentPassword', 'toWireMoney', 'toWireSums', 'transferAllToMain', 'transferToDownline', 'transferToUpline',
    'transferWallet', 'updateLanguage', 'updateProfile', 'verifyEmailCode', 'verifyLogin', 'verifySmsCode',
    'withdraw', 'withdrawOffer',
  ])
})
