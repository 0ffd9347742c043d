import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { handleForfeitBonus } from './bonus/forfeit-bonus.ts'
import { handleCancelDeposit } from './deposit/cancel-deposit.ts'
import { handleDepositByLaunch } from './deposit/deposit-by-launch.ts'
import { handleDepositByQr } from './deposit/deposit-by-qr.ts'
import { handleDepositByTransfer } from './deposit/deposit-by-transfer.ts'
import { handleGetDeposit } from './deposit/get-deposit.ts'
import { handleDepositSettings } from './deposit/get-deposit-settings.ts'
import { handleListDepositBanks, handleListDepositChannels } from './deposit/list-deposit-channels.ts'
import { handleListDeposits } from './deposit/list-deposits.ts'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'
import { handleActivity } from './records/get-activity.ts'
import { handleCardFishingProfit, handleLotteryProfit, handlePersonalProfit } from './records/get-profit.ts'
import { handleListBets } from './records/list-bets.ts'
import { handleListBonuses } from './records/list-bonuses.ts'
import { handleListTransactions } from './records/list-transactions.ts'
import { handleBalance } from './wallet/get-balance.ts'
import { handleMerchantWallet } from './wallet/get-merchant-wallet.ts'
import { handleListWallets, handleWalletLockStatus } from './wallet/list-wallets.ts'
import { handleTransferAllToMain } from './wallet/transfer-all-to-main.ts'
import { handleTransferToUpline } from './wallet/transfer-to-upline.ts'
import { handleTransferWallet } from './wallet/transfer-wallet.ts'
import { handleAddPayoutAccount } from './withdraw/add-payout-account.ts'
import { handleListPayoutAccounts, handleRemovePayoutAccount } from './withdraw/payout-accounts.ts'
import { handleCancelWithdrawal } from './withdraw/cancel-withdrawal.ts'
import { handleConfirmPayment, handleListPaymentConfirmations } from './withdraw/confirm-payment.ts'
import { handleWithdrawalFee } from './withdraw/get-withdrawal-fee.ts'
import { handleWithdrawPlan } from './withdraw/get-withdraw-plan.ts'
import { handleWithdrawSettings } from './withdraw/get-withdraw-settings.ts'
import { handleGetWithdrawal } from './withdraw/get-withdrawal.ts'
import { handleListWithdrawBanks } from './withdraw/list-withdraw-banks.ts'
import { handleListWithdrawals } from './withdraw/list-withdrawals.ts'
import { handleSendWithdrawalCode } from './withdraw/send-withdrawal-code.ts'
import { handleWithdraw } from './withdraw/withdraw.ts'

/** Binds the calls of wallets, deposits, withdrawals and records. */
export function bindMoneyCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getBalance, handleBalance)
  serve(app, gateway, records.getMerchantWallet, handleMerchantWallet)
  serve(app, gateway, records.listWallets, handleListWallets)
  serve(app, gateway, records.getWalletLockStatus, handleWalletLockStatus)
  serve(app, gateway, records.transferWallet, handleTransferWallet)
  serve(app, gateway, records.transferAllToMain, handleTransferAllToMain)
  serve(app, gateway, records.transferToUpline, handleTransferToUpline)

  serve(app, gateway, records.getDepositSettings, handleDepositSettings)
  serve(app, gateway, records.listDepositChannels, handleListDepositChannels)
  serve(app, gateway, records.listDepositBanks, handleListDepositBanks)
  serve(app, gateway, records.depositByQr, handleDepositByQr)
  serve(app, gateway, records.depositByLaunch, handleDepositByLaunch)
  serve(app, gateway, records.depositByTransfer, handleDepositByTransfer)
  serve(app, gateway, records.getDeposit, handleGetDeposit)
  serve(app, gateway, records.cancelDeposit, handleCancelDeposit)
  serve(app, gateway, records.listDeposits, handleListDeposits)

  serve(app, gateway, records.getWithdrawSettings, handleWithdrawSettings)
  serve(app, gateway, records.getWithdrawalFee, handleWithdrawalFee)
  serve(app, gateway, records.getWithdrawPlan, handleWithdrawPlan)
  serve(app, gateway, records.sendWithdrawalCode, handleSendWithdrawalCode)
  serve(app, gateway, records.withdraw, handleWithdraw)
  serve(app, gateway, records.getWithdrawal, handleGetWithdrawal)
  serve(app, gateway, records.cancelWithdrawal, handleCancelWithdrawal)
  serve(app, gateway, records.listWithdrawals, handleListWithdrawals)
  serve(app, gateway, records.listPaymentConfirmations, handleListPaymentConfirmations)
  serve(app, gateway, records.confirmPayment, handleConfirmPayment)
  serve(app, gateway, records.listPayoutAccounts, handleListPayoutAccounts)
  serve(app, gateway, records.addPayoutAccount, handleAddPayoutAccount)
  serve(app, gateway, records.removePayoutAccount, handleRemovePayoutAccount)
  serve(app, gateway, records.listWithdrawBanks, handleListWithdrawBanks)

  serve(app, gateway, records.listTransactions, handleListTransactions)
  serve(app, gateway, records.listBets, handleListBets)
  serve(app, gateway, records.getPersonalProfit, handlePersonalProfit)
  serve(app, gateway, records.getLotteryProfit, handleLotteryProfit)
  serve(app, gateway, records.getCardFishingProfit, handleCardFishingProfit)
  serve(app, gateway, records.listBonuses, handleListBonuses)
  serve(app, gateway, records.forfeitBonus, handleForfeitBonus)
  serve(app, gateway, records.getActivity, handleActivity)
}
