export { callUrl } from '../client/call-url.ts'
export { createHeaders } from '../client/call-headers.ts'
export { defineEndpoint } from '../endpoint.ts'
export { getBoxKey } from './system/get-box-key.ts'
export { getCaptcha } from './system/get-captcha.ts'
export { getCountries } from './system/get-countries.ts'
export { getDomainRoutes } from './system/get-domain-routes.ts'
export { getHelpCenter } from './system/get-help-center.ts'
export { getLocation } from './system/get-location.ts'
export { getRegistrationRules } from './system/get-registration-rules.ts'
export { getRsaKey } from './system/get-rsa-key.ts'
export { getSettings } from './system/get-settings.ts'
export { getStatus } from './system/get-status.ts'
export { getTemplates } from './system/get-templates.ts'
export { getWhitelabel } from './system/get-whitelabel.ts'
export { updateLanguage } from './system/update-language.ts'
export { checkAffiliate } from './register/check-affiliate.ts'
export { checkUsername } from './register/check-username.ts'
export { register } from './register/register.ts'
export { registerAutoUsername } from './register/register-auto-username.ts'
export { registerMobile } from './register/register-mobile.ts'
export { sendRegisterCode } from './register/send-register-code.ts'
export { changePassword } from './session/change-password.ts'
export { createExchangeCode } from './session/create-exchange-code.ts'
export { exchangeCode } from './session/exchange-code.ts'
export { keepSession } from './session/keep-session.ts'
export { getGeetestCaptcha } from './session/get-geetest-captcha.ts'
export { login } from './session/login.ts'
export { loginDemo } from './session/login-demo.ts'
export { loginSocial } from './session/login-social.ts'
export { loginUnsecure } from './session/login-unsecure.ts'
export { logout } from './session/logout.ts'
export { recoverByEmail } from './session/recover-by-email.ts'
export { recoverByPhone } from './session/recover-by-phone.ts'
export { recoverBySms } from './session/recover-by-sms.ts'
export { reportFirstLogin } from './session/report-first-login.ts'
export { sendLoginCode } from './session/send-login-code.ts'
export { verifyLogin } from './session/verify-login.ts'
export { changePaymentPassword } from './member/change-payment-password.ts'
export { endSessions } from './member/end-sessions.ts'
export { getAvatar } from './member/get-avatar.ts'
export { getMemberIcon } from './member/get-member-icon.ts'
export { getMemberInfo } from './member/get-member-info.ts'
export { getProfile } from './member/get-profile.ts'
export { getSecurityConfig } from './member/get-security-config.ts'
export { hasPaymentPassword } from './member/has-payment-password.ts'
export { listSessions } from './member/list-sessions.ts'
export { setAvatar } from './member/set-avatar.ts'
export { setPaymentPassword } from './member/set-payment-password.ts'
export { updateProfile } from './member/update-profile.ts'
export { verifyEmailCode } from './member/verify-email-code.ts'
export { verifySmsCode } from './member/verify-sms-code.ts'
export { getBalance } from './wallet/get-balance.ts'
export { getMerchantWallet } from './wallet/get-merchant-wallet.ts'
export { getWalletLockStatus } from './wallet/get-wallet-lock-status.ts'
export { listWallets } from './wallet/list-wallets.ts'
export { transferAllToMain } from './wallet/transfer-all-to-main.ts'
export { transferToUpline } from './wallet/transfer-to-upline.ts'
export { transferWallet } from './wallet/transfer-wallet.ts'
export { cancelDeposit } from './deposit/cancel-deposit.ts'
export { depositByLaunch } from './deposit/deposit-by-launch.ts'
export { depositByQr } from './deposit/deposit-by-qr.ts'
export { depositByTransfer } from './deposit/deposit-by-transfer.ts'
export { getDeposit } from './deposit/get-deposit.ts'
export { getDepositSettings } from './deposit/get-deposit-settings.ts'
export { listDepositBanks } from './deposit/list-deposit-banks.ts'
export { listDepositChannels } from './deposit/list-deposit-channels.ts'
export { listDepositPromotions } from './deposit/list-deposit-promotions.ts'
export { listDeposits } from './deposit/list-deposits.ts'
export { addPayoutAccount } from './withdraw/add-payout-account.ts'
export { cancelWithdrawal } from './withdraw/cancel-withdrawal.ts'
export { confirmPayment } from './withdraw/confirm-payment.ts'
export { getWithdrawal } from './withdraw/get-withdrawal.ts'
export { getWithdrawalFee } from './withdraw/get-withdrawal-fee.ts'
export { getWithdrawPlan } from './withdraw/get-withdraw-plan.ts'
export { getWithdrawSettings } from './withdraw/get-withdraw-settings.ts'
export { listPayoutAccounts } from './withdraw/list-payout-accounts.ts'
export { listPaymentConfirmations } from './withdraw/list-payment-confirmations.ts'
export { listWithdrawals } from './withdraw/list-withdrawals.ts'
export { listWithdrawBanks } from './withdraw/list-withdraw-banks.ts'
export { removePayoutAccount } from './withdraw/remove-payout-account.ts'
export { withdraw } from './withdraw/withdraw.ts'
export { forfeitBonus } from './records/forfeit-bonus.ts'
export { getActivity } from './records/get-activity.ts'
export { getCardFishingProfit } from './records/get-card-fishing-profit.ts'
export { getLotteryProfit } from './records/get-lottery-profit.ts'
export { getPersonalProfit } from './records/get-personal-profit.ts'
export { listBets } from './records/list-bets.ts'
export { listBonuses, type Bonus } from './records/list-bonuses.ts'
export { listTransactions } from './records/list-transactions.ts'
export { addFavourite } from './games/add-favourite.ts'
export { getGameDetails } from './games/get-game-details.ts'
export { launchGame } from './games/launch-game.ts'
export { launchDemoGame } from './games/launch-demo-game.ts'
export { listFavouriteGames } from './games/list-favourite-games.ts'
export { listFavouriteIds } from './games/list-favourite-ids.ts'
export { listGames } from './games/list-games.ts'
export { listHotGames } from './games/list-hot-games.ts'
export { listRecentGames } from './games/list-recent-games.ts'
export { listRooms } from './games/list-rooms.ts'
export { listVassalGameTypes } from './games/list-vassal-game-types.ts'
export { listProviders } from './games/list-providers.ts'
export { listWinners } from './games/list-winners.ts'
export { removeFavourite } from './games/remove-favourite.ts'
export { getDraw } from './lottery/get-draw.ts'
export { getDrawByCode } from './lottery/get-draw-by-code.ts'
export { getLotteryMenus } from './lottery/get-lottery-menus.ts'
export { getVietnamMenus } from './lottery/get-vietnam-menus.ts'
export { launchLottery } from './lottery/launch-lottery.ts'
export { listLotteryGames } from './lottery/list-lottery-games.ts'
export { listMyOpenedNumbers } from './lottery/list-my-opened-numbers.ts'
export { listNearNumbers } from './lottery/list-near-numbers.ts'
export { listOpenedNumbers } from './lottery/list-opened-numbers.ts'
export { listPopularLotteries } from './lottery/list-popular-lotteries.ts'
export { listRecentVietnamMenus } from './lottery/list-recent-vietnam-menus.ts'
export { getPromotionCategories } from './site/get-promotion-categories.ts'
export { listAnnouncements } from './site/list-announcements.ts'
export { markAnnouncementRead } from './site/mark-announcement-read.ts'
export { deleteMessages } from './support/delete-messages.ts'
export { getChatGroupPermission } from './support/get-chat-group-permission.ts'
export { getChatUnreadCount } from './support/get-chat-unread-count.ts'
export { getCustomerServiceScript } from './support/get-customer-service-script.ts'
export { getCustomerServiceUrl } from './support/get-customer-service-url.ts'
export { getUnreadMessageCount } from './support/get-unread-message-count.ts'
export { launchChat } from './support/launch-chat.ts'
export { listChatModels } from './support/list-chat-models.ts'
export { listInbox } from './support/list-inbox.ts'
export { listOutbox } from './support/list-outbox.ts'
export { listRecipients } from './support/list-recipients.ts'
export { markMessagesRead } from './support/mark-messages-read.ts'
export { feedbackTypes, sendFeedback } from './support/send-feedback.ts'
export { sendMessage } from './support/send-message.ts'
export {
  answerDailySalaryOffer,
  answerDividendOffer,
  answerHourlySalaryOffer,
  answerRealtimeSalaryOffer,
  answerTermination,
  getContractImpact,
  getContracts,
  listDownlineContracts,
  offerContract,
  previewOffer,
  proposeTermination,
  withdrawOffer,
  contractCategories,
  contractKinds,
  dividendPeriods,
} from './contracts/index.ts'
export { createAffiliateUrl } from './agent/create-affiliate-url.ts'
export { createDownline } from './agent/create-downline.ts'
export { deleteAffiliateUrl } from './agent/delete-affiliate-url.ts'
export { getAgentDefaults } from './agent/get-agent-defaults.ts'
export { getCustomerRebate } from './agent/get-customer-rebate.ts'
export { getGlobalRebateSettingsByProductType } from './agent/get-global-rebate-settings-by-product-type.ts'
export { getGlobalRebateSettings } from './agent/get-global-rebate-settings.ts'
export { getPayout } from './agent/get-payout.ts'
export { payoutKinds, payoutStatuses } from './agent/payout-row.ts'
export { getTeamOverview } from './agent/get-team-overview.ts'
export { getTransferEnabled } from './agent/get-transfer-enabled.ts'
export { listAffiliateUrls } from './agent/list-affiliate-urls.ts'
export { listAgentAnnouncements } from './agent/list-agent-announcements.ts'
export { listCommissions } from './agent/list-commissions.ts'
export { listDailySalaries } from './agent/list-daily-salaries.ts'
export { listDividends } from './agent/list-dividends.ts'
export { listDownlineRebates } from './agent/list-downline-rebates.ts'
export { listDownlineTransactions } from './agent/list-downline-transactions.ts'
export { listDownlines } from './agent/list-downlines.ts'
export { listFishingProfit } from './agent/list-fishing-profit.ts'
export { listHourlySalaries } from './agent/list-hourly-salaries.ts'
export { listIncome } from './agent/list-income.ts'
export { listLotteryProfit } from './agent/list-lottery-profit.ts'
export { listRealtimeSalaries } from './agent/list-realtime-salaries.ts'
export { listRegisteredAffiliates } from './agent/list-registered-affiliates.ts'
export { listTeamBets } from './agent/list-team-bets.ts'
export { listTeamGameBets } from './agent/list-team-game-bets.ts'
export { listTeamProfit } from './agent/list-team-profit.ts'
export { promoteDownline } from './agent/promote-downline.ts'
export { setDownlineRebate } from './agent/set-downline-rebate.ts'
export { transferToDownline } from './agent/transfer-to-downline.ts'
export { productTypes } from './agent/rates.ts'
export {
  applicationLimits,
  applyForPromotion,
  cancelTicket,
  claimLoginPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  claimTicket,
  getAvailablePromotions,
  getLoginPromotionConfig,
  getLoginPromotion,
  getMerchantAvailablePromotions,
  getPromoCode,
  getRaffleStatus,
  getRebate,
  joinPromotion,
  listClaimHistory,
  listClaims,
  listMyApplications,
  listPromotionOffers,
  listRebates,
  listRegisterPromotions,
  listTickets,
} from './promotions/index.ts'
export { claimMilestone, getMissionLeaderboard, listMissionMilestones, listMissions } from './missions/index.ts'
export {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointConversionType,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  redeemReward,
} from './points/index.ts'
export { getRankProgress } from './rank/index.ts'
export { getReferralDetails, listInvited } from './referral/index.ts'
export { depositBonusFor, wageringRequirementFor, type BonusTerms } from '../schemas/bonus-terms.ts'
export { fromWireAnswer, toWireAnswer } from '../schemas/answer-amounts.ts'
export { toWireMoney } from '../schemas/money.ts'
export { fromWireAmounts, toWireAmounts } from '../schemas/amounts.ts'

export type {
  AnswerOf,
  Endpoint,
  OutcomeOf,
  RequestOf,
  ResponseOf,
  ServedRequestOf,
  ServedResponseOf,
} from '../endpoint.ts'
export type { Id } from '../schemas/id.ts'
export type { NumericIds } from '../schemas/sent-id.ts'
export type { ModuleNode, ModuleNodeInput } from '../schemas/module-node.ts'
export type { BoxKey } from './system/get-box-key.ts'
export type { HelpArticle } from './system/get-help-center.ts'
export type { Resource } from './system/get-status.ts'
export type { Template } from './system/get-templates.ts'
export type { RegistrationRule } from './system/registration-rules.ts'
export type { CodeAnswer } from './session/code-answer.ts'
export type { GeetestProof } from './session/human-proof.ts'
export type { SessionValue } from './session/session-value.ts'
export type { MemberSessionRow } from './member/list-sessions.ts'
export type { GameRow } from './games/game-row.ts'
export type { HotGame } from './games/list-hot-games.ts'
export type { RecentGame } from './games/list-recent-games.ts'
export type { Room } from './games/list-rooms.ts'
export type { ProviderCard, ProviderLane } from './games/list-providers.ts'
export type { Winner } from './games/list-winners.ts'
export type { DrawRow } from './lottery/draw-row.ts'
export type { LotteryGame, LotteryGroup } from './lottery/lottery-menu.ts'
export type { PromotionCategory } from './site/get-promotion-categories.ts'
export type { DepositChannel } from './deposit/deposit-channel.ts'
export type { DepositOrder } from './deposit/deposit-order.ts'
export type { DepositPromotion } from './deposit/list-deposit-promotions.ts'
export type { WalletRow } from './wallet/wallet-row.ts'
export type { PayoutAccount } from './withdraw/payout-account.ts'
export type { WithdrawalOrder, WithdrawalStep } from './withdraw/withdrawal-order.ts'
export type { Bet } from './records/list-bets.ts'
export type { Transaction } from './records/list-transactions.ts'
export type {
  Availability,
  ClaimRow,
  DrawnRaffle,
  OpenRaffle,
  PromotionApplication,
  PromotionOffer,
  Rebate,
  RegisterPromotion,
  Ticket,
} from './promotions/index.ts'
export type { Milestone, Mission, Measure } from './missions/index.ts'
export type { PointRatio, PointConversion, PointEntry, PointReward, Redemption, RewardType } from './points/index.ts'
export type { RankRow } from './rank/index.ts'
export type { InvitedFriend } from './referral/index.ts'
export type { Announcement, Banner, Promotion } from './site/list-announcements.ts'
export type { ChatModel } from './support/list-chat-models.ts'
export type { MessageRow } from './support/message-row.ts'
export type { Recipient } from './support/list-recipients.ts'
export type {
  ContractOutcome,
  EndedContract,
  ContractCategory,
  ContractKind,
  ContractTier,
  DividendPeriod,
  ContractImpact,
  DailySalaryContract,
  DividendStep,
  HourlySalaryContract,
  RealtimeSalaryContract,
  DownlineContract,
  OfferPreview,
} from './contracts/index.ts'
export type { AffiliateUrl } from './agent/affiliate-url.ts'
export type { TeamBet } from './agent/bet-row.ts'
export type { RebateSetting } from './agent/get-global-rebate-settings.ts'
export type { TeamOverview } from './agent/get-team-overview.ts'
export type { AgentNotice } from './agent/list-agent-announcements.ts'
export type { DownlineRebate } from './agent/list-downline-rebates.ts'
export type { DownlineTransaction } from './agent/list-downline-transactions.ts'
export type { Downline } from './agent/list-downlines.ts'
export type { IncomeDay } from './agent/list-income.ts'
export type { RegisteredAffiliate } from './agent/list-registered-affiliates.ts'
export type { TeamProfit } from './agent/list-team-profit.ts'
export type { Payout, PayoutDetails } from './agent/payout-row.ts'
export type { ProfitRow } from './agent/profit-row.ts'
export type { ProductType } from './agent/rates.ts'
