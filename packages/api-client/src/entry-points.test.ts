import { expect, test } from 'vitest'
import * as brand from './brand/index.ts'
import * as box from './ciphers/box/index.ts'
import * as legacy from './ciphers/legacy/index.ts'
import * as endpoints from './endpoints/index.ts'
import * as hints from './hints/index.ts'
import * as core from './index.ts'
import * as react from './react/index.ts'
import * as reference from './reference/index.ts'
import * as testing from './testing/index.ts'

const names = (entryPoint: object) => Object.keys(entryPoint).toSorted()
const list = (text: string) => text.trim().split(/\s+/)

test('the client gives these names', () => {
  expect(names(core)).toEqual(
    list(`
    ApiError ContractError RefusedError UnreachedError actionOf boxCipher createApiClient createAttempt createClock
    createHosts createSafeStore endpointMutation endpointQuery errorCodes invalidateEndpoint isApiError
    isComplete isContractError isFinal isRefused isUnreached paginate parseAnswer portsOf safePath safeUrl
  `),
  )
})

test('what stands beside the client gives these names', () => {
  expect({
    './brand': names(brand),
    './hints': names(hints),
    './react': names(react),
    './reference': names(reference),
    './testing': names(testing),
  }).toEqual({
    './brand': ['contractCalls', 'plainCalls', 'relayNames'],
    './hints': ['codeHints', 'docsAddress', 'hintOf', 'kindHints'],
    './react': ['ApiProvider', 'recordsKeptFrom', 'useApi', 'useEndpoint', 'useEndpointMutation'],
    './reference': ['describeEndpoint'],
    './testing': list(
      'FakeRefusal allEndpoints createFakeServer createTestClient endpointsOf faultNames sampleAnswer sampleRequest',
    ),
  })
})

test('the ciphers give these names', () => {
  expect({ './ciphers/box': names(box), './ciphers/legacy': names(legacy) }).toEqual({
    './ciphers/box': list('boxHeader boxKeyId createBoxCipher getBoxKey openBox tokenHash'),
    './ciphers/legacy': list(
      'createLegacyCipher decryptServicePath desDecrypt desEncrypt getRsaKey openLegacy sealLegacy sealRandomText',
    ),
  })
})

test('[API-01] the platform has these calls', () => {
  expect(
    testing
      .endpointsOf(endpoints)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    list(`
    addFavourite addPayoutAccount answerDailySalaryOffer answerDividendOffer answerHourlySalaryOffer
    answerRealtimeSalaryOffer answerTermination applyForPromotion cancelDeposit cancelTicket cancelWithdrawal
    changePassword changePaymentPassword checkAffiliate checkUsername claimLoginPromotion claimMilestone claimRaffle
    claimRebate claimReward claimTicket confirmPayment convertPoints createAffiliateUrl createDownline
    createExchangeCode deleteAffiliateUrl deleteMessages depositByLaunch depositByQr depositByTransfer endSessions
    exchangeCode forfeitBonus getActivity getAgentDefaults getAvailablePromotions getAvatar getBalance getBoxKey getCaptcha
    getCardFishingProfit getChatGroupPermission getChatUnreadCount getContractImpact getContracts getCountries
    getCustomerRebate getCustomerServiceScript getCustomerServiceUrl getDeposit getDepositSettings getDomainRoutes
    getDraw getDrawByCode getGameDetails getGeetestCaptcha getGlobalRebateSettings
    getGlobalRebateSettingsByProductType getHelpCenter getLocation getLoginPromotion getLoginPromotionConfig
    getLotteryMenus getLotteryProfit getMemberIcon getMemberInfo getMerchantAvailablePromotions getMerchantWallet
    getMissionLeaderboard getPayout getPersonalProfit getPointBalance getPointConfig getPointConversionType
    getProfile getPromoCode getPromotionCategories getRaffleStatus getRankProgress getRebate getReferralDetails
    getRegistrationRules getRsaKey getSecurityConfig getSettings getStatus getTeamAttention getTeamOverview getTemplates
    getTransferEnabled getUnreadMessageCount getVietnamMenus getWalletLockStatus getWhitelabel getWithdrawPlan
    getWithdrawSettings getWithdrawal getWithdrawalFee hasPaymentPassword joinPromotion keepSession launchChat
    launchDemoGame launchGame launchLottery listAffiliateUrls listAgentAnnouncements listAnnouncements listBets
    listBonuses listChatModels listClaimHistory listClaims listCommissions listContractStandings listDailySalaries listDepositBanks
    listDepositChannels listDepositPromotions listDeposits listDividends listDownlineContracts listDownlineRebates
    listDownlineTransactions listDownlines listFavouriteGames listFavouriteIds listFishingProfit listGames
    listHotGames listHourlySalaries listInbox listIncome listInvited listLotteryGames listLotteryProfit
    listMissionMilestones listMissions listMyApplications listMyOpenedNumbers listNearNumbers listOpenedNumbers
    listOutbox listPaymentConfirmations listPayoutAccounts listPointHistory listPointRewards listPopularLotteries
    listPromotionOffers listProviders listRealtimeSalaries listRebates listRecentGames listRecentVietnamMenus
    listRecipients listRedemptions listRegisterPromotions listRegisteredAffiliates listRooms listSessions
    listTeamBets listTeamGameBets listTeamProfit listTickets listTransactions listVassalGameTypes listWallets
    listWinners listWithdrawBanks listWithdrawals login loginDemo loginSocial loginUnsecure logout
    markAnnouncementRead markMessagesRead offerContract previewOffer promoteDownline proposeTermination recoverByEmail
    recoverByPhone recoverBySms redeemReward register registerAutoUsername registerMobile removeFavourite
    removePayoutAccount reportFirstLogin sendFeedback sendLoginCode sendMessage sendRegisterCode sendWithdrawalCode setAvatar
    setDownlineRebate setPaymentPassword transferAllToMain transferToDownline transferToUpline transferWallet
    updateLanguage updateProfile verifyEmailCode verifyLogin verifySmsCode withdraw withdrawOffer
  `),
  )
})

test('a record stands under its own name, and beside the records stand these', () => {
  const records = testing.endpointsOf(endpoints)
  for (const record of records) expect(endpoints).toHaveProperty(record.name, record)
  expect(names(endpoints).filter((name) => !records.some((record) => record.name === name))).toEqual(
    list(`
    applicationLimits callUrl contractCategories contractKinds createHeaders defineEndpoint depositBonusFor dividendPeriods feedbackTypes
    fromWireAmounts fromWireAnswer payoutKinds payoutStatuses productTypes toWireAmounts toWireAnswer toWireMoney wageringRequirementFor
  `),
  )
})
