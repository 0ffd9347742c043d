import { getBalance, getWithdrawPlan, listTransactions, listWallets } from '@parlour/api-client/endpoints'

/** What is read again after money went from one wallet of a member to another. */
export const walletMoved = [getBalance, listWallets, getWithdrawPlan, listTransactions]
