export { defaultCurrency } from './balance/currency.ts'
export { limitsOf } from './cashier/limits.ts'
export { balanceQuery } from './balance/queries.ts'
export { activityQuery, avatarQuery, securityQuery, sessionsQuery } from './account/queries.ts'
export { deviceKind } from './account/device-kind.ts'
export { savePaymentPassword } from './account/payment-password.ts'
export { isEmail, verifyEmail } from './account/verify-email.ts'
export { verifyMobile } from './account/verify-mobile.ts'
export { isMemberPage, isCashierPage, memberPageGroups, memberPages } from './centre/pages.ts'
export { depositFields, depositIssue } from './deposit/deposit-check.ts'
export { depositDraft } from './deposit/deposit-draft.ts'
export { depositInput } from './deposit/deposit-input.ts'
export { orderBonus, statedPromotions } from './deposit/deposit-promotions.ts'
export {
  depositLookAgain,
  depositState,
  depositStates,
  isOpenDeposit,
  mayCancelDeposit,
} from './deposit/deposit-state.ts'
export { bonusOf, depositAmounts } from './deposit/deposit-amounts.ts'
export { depositMethods } from './deposit/deposit-method.ts'
export {
  allDeposits,
  depositBanksQuery,
  depositChannelsQuery,
  depositPromotionsQuery,
  depositQuery,
  depositSettingsQuery,
  depositsQuery,
} from './deposit/queries.ts'
export { contactFields, onceFields, profileChange, profileIssue, profileLengths } from './profile/profile-fields.ts'
export { profileQuery } from './profile/queries.ts'
export { profileRefusal, saveProfile } from './profile/save-profile.ts'
export { withdrawalNeeds } from './profile/withdrawal-needs.ts'
export { daysAfter, daysBefore, lengthOf } from './profit/profit-days.ts'
export { dayResults, periodResult, playByGame, playByProvider } from './profit/profit-view.ts'
export { daysActivityQuery, profitPartOf, profitParts, profitQuery, usualProfitDays } from './profit/queries.ts'
export { aboutPage } from './records/about-page.ts'
export { transactionKinds } from './records/kinds.ts'
export { allBets, allTransactions, betQuery, betsQuery, pageSize, transactionsQuery } from './records/queries.ts'
export { longestPeriod, mostDays, periodParts } from './records/long-period.ts'
export { transactionKey } from './records/transaction-key.ts'
export {
  recordPeriod,
  recordSearch,
  recordView,
  todayOf,
  wholeDays,
  withDays,
  withKnownKind,
  withPart,
} from './records/record-view.ts'
export { shortId } from './records/short-id.ts'
export { uplineQuery } from './upline/queries.ts'
export { merchantWalletQuery, walletLockQuery, walletsQuery } from './wallet/queries.ts'
export { transferHome, walletParts } from './wallet/wallet-parts.ts'
export {
  balanceIn,
  chooseEnd,
  firstTransfer,
  mainWallet,
  transferEnds,
  transferIssue,
} from './wallet/wallet-transfer.ts'
export { bonusEnd, bonusHolds, timeLeft, wageringPercent } from './bonus/bonus-view.ts'
export { allEndedBonuses, endedBonusesQuery, inCountingOrder, openBonusesQuery } from './bonus/queries.ts'
export { asksCode } from './withdraw/asks-code.ts'
export { fixedAmounts } from './withdraw/fixed-amounts.ts'
export { payoutAccountFields, payoutAccountFieldIds, isPayoutAccount } from './withdraw/payout-account-check.ts'
export { payoutKind, withdrawalFeeOf, payoutTerms, shareOf } from './withdraw/withdrawal-fee.ts'
export {
  allWithdrawals,
  payoutAccountsQuery,
  confirmationsQuery,
  withdrawalFeeQuery,
  withdrawalQuery,
  withdrawalsQuery,
  withdrawBanksQuery,
  withdrawPlanQuery,
  withdrawSettingsQuery,
} from './withdraw/queries.ts'
export { whyNothing } from './withdraw/why-nothing.ts'
export { withdrawFields, withdrawIssue } from './withdraw/withdraw-check.ts'
export { isOpenWithdrawal, outcomesOf, withdrawalStatus, withdrawalStatuses } from './withdraw/withdrawal-status.ts'

export type { AmountLimits } from './cashier/limits.ts'
export type { DeviceKind } from './account/device-kind.ts'
export type { PaymentPasswordForm } from './account/payment-password.ts'
export type { EmailForm } from './account/verify-email.ts'
export type { MobileForm } from './account/verify-mobile.ts'
export type { BonusEnd, TimeLeft } from './bonus/bonus-view.ts'
export type { MemberPage } from './centre/pages.ts'
export type { DepositChoice, DepositField, DepositIssue } from './deposit/deposit-check.ts'
export type { OrderBonus, StatedPromotion } from './deposit/deposit-promotions.ts'
export type { DepositState } from './deposit/deposit-state.ts'
export type { DepositAmounts } from './deposit/deposit-amounts.ts'
export type { DepositMethod, DepositMethodOption } from './deposit/deposit-method.ts'
export type { Profile, ProfileChange, ProfileField } from './profile/profile-fields.ts'
export type { WithdrawalNeed } from './profile/withdrawal-needs.ts'
export type { Days } from './profit/profit-days.ts'
export type { Activity, DayResult, GameProfit, PeriodResult, PlayRow, Profit } from './profit/profit-view.ts'
export type { ProfitPart } from './profit/queries.ts'
export type { TransactionKind } from './records/kinds.ts'
export type { BetPage } from './records/queries.ts'
export type { LongPeriod, ShownDays } from './records/long-period.ts'
export type { RecordSearch, RecordView } from './records/record-view.ts'
export type { Upline } from './upline/queries.ts'
export type { TransferHome, WalletParts } from './wallet/wallet-parts.ts'
export type { TransferChoice, TransferWay } from './wallet/wallet-transfer.ts'
export type { PayoutAccountField } from './withdraw/payout-account-check.ts'
export type { PayoutKind, WithdrawBank } from './withdraw/withdrawal-fee.ts'
export type { WithdrawField, WithdrawIssue, WithdrawLimits } from './withdraw/withdraw-check.ts'
export type { WithdrawalStatusName } from './withdraw/withdrawal-status.ts'
