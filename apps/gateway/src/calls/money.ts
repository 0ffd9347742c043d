import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { answerCancelDeposit } from '../deposit/cancel-deposit.ts'
import { answerDepositByLaunch } from '../deposit/deposit-by-launch.ts'
import { answerDepositByQr } from '../deposit/deposit-by-qr.ts'
import { answerDepositByTransfer } from '../deposit/deposit-by-transfer.ts'
import { answerGetDeposit } from '../deposit/get-deposit.ts'
import { answerDepositSettings } from '../deposit/get-deposit-settings.ts'
import { answerListDepositBanks, answerListDepositChannels } from '../deposit/list-deposit-channels.ts'
import { answerListDepositPromotions } from '../deposit/list-deposit-promotions.ts'
import { answerListDeposits } from '../deposit/list-deposits.ts'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerActivity } from '../records/get-activity.ts'
import { answerCardFishingProfit, answerLotteryProfit, answerPersonalProfit } from '../records/get-profit.ts'
import { answerListBets } from '../records/list-bets.ts'
import { answerListBonuses } from '../records/list-bonuses.ts'
import { answerListTransactions } from '../records/list-transactions.ts'
import { answerBalance } from '../wallet/get-balance.ts'
import { answerMerchantWallet } from '../wallet/get-merchant-wallet.ts'
import { answerListWallets, answerWalletLockStatus } from '../wallet/list-wallets.ts'
import { answerTransferAllToMain } from '../wallet/transfer-all-to-main.ts'
import { answerTransferToUpline } from '../wallet/transfer-to-upline.ts'
import { answerTransferWallet } from '../wallet/transfer-wallet.ts'
import { answerAddBankCard } from '../withdraw/add-bank-card.ts'
import { answerListBankCards, answerRemoveBankCard } from '../withdraw/bank-cards.ts'
import { answerCancelWithdrawal } from '../withdraw/cancel-withdrawal.ts'
import { answerConfirmPayment, answerListPaymentConfirmations } from '../withdraw/confirm-payment.ts'
import { answerWithdrawCharges } from '../withdraw/get-withdraw-charges.ts'
import { answerWithdrawPlan } from '../withdraw/get-withdraw-plan.ts'
import { answerWithdrawSettings } from '../withdraw/get-withdraw-settings.ts'
import { answerGetWithdrawal } from '../withdraw/get-withdrawal.ts'
import { answerListWithdrawBanks } from '../withdraw/list-withdraw-banks.ts'
import { answerListWithdrawals } from '../withdraw/list-withdrawals.ts'
import { answerWithdraw } from '../withdraw/withdraw.ts'

/** Binds the calls of wallets, deposits, withdrawals and records. */
export function bindMoneyCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getBalance, answerBalance)
  serve(app, gateway, records.getMerchantWallet, answerMerchantWallet)
  serve(app, gateway, records.listWallets, answerListWallets)
  serve(app, gateway, records.getWalletLockStatus, answerWalletLockStatus)
  serve(app, gateway, records.transferWallet, answerTransferWallet)
  serve(app, gateway, records.transferAllToMain, answerTransferAllToMain)
  serve(app, gateway, records.transferToUpline, answerTransferToUpline)

  serve(app, gateway, records.getDepositSettings, answerDepositSettings)
  serve(app, gateway, records.listDepositChannels, answerListDepositChannels)
  serve(app, gateway, records.listDepositBanks, answerListDepositBanks)
  serve(app, gateway, records.listDepositPromotions, answerListDepositPromotions)
  serve(app, gateway, records.depositByQr, answerDepositByQr)
  serve(app, gateway, records.depositByLaunch, answerDepositByLaunch)
  serve(app, gateway, records.depositByTransfer, answerDepositByTransfer)
  serve(app, gateway, records.getDeposit, answerGetDeposit)
  serve(app, gateway, records.cancelDeposit, answerCancelDeposit)
  serve(app, gateway, records.listDeposits, answerListDeposits)

  serve(app, gateway, records.getWithdrawSettings, answerWithdrawSettings)
  serve(app, gateway, records.getWithdrawCharges, answerWithdrawCharges)
  serve(app, gateway, records.getWithdrawPlan, answerWithdrawPlan)
  serve(app, gateway, records.withdraw, answerWithdraw)
  serve(app, gateway, records.getWithdrawal, answerGetWithdrawal)
  serve(app, gateway, records.cancelWithdrawal, answerCancelWithdrawal)
  serve(app, gateway, records.listWithdrawals, answerListWithdrawals)
  serve(app, gateway, records.listPaymentConfirmations, answerListPaymentConfirmations)
  serve(app, gateway, records.confirmPayment, answerConfirmPayment)
  serve(app, gateway, records.listBankCards, answerListBankCards)
  serve(app, gateway, records.addBankCard, answerAddBankCard)
  serve(app, gateway, records.removeBankCard, answerRemoveBankCard)
  serve(app, gateway, records.listWithdrawBanks, answerListWithdrawBanks)

  serve(app, gateway, records.listTransactions, answerListTransactions)
  serve(app, gateway, records.listBets, answerListBets)
  serve(app, gateway, records.getPersonalProfit, answerPersonalProfit)
  serve(app, gateway, records.getLotteryProfit, answerLotteryProfit)
  serve(app, gateway, records.getCardFishingProfit, answerCardFishingProfit)
  serve(app, gateway, records.listBonuses, answerListBonuses)
  serve(app, gateway, records.getActivity, answerActivity)
}
