export { answerBonuses, someBonus } from './bonuses.ts'
export { answerCashier } from './cashier.ts'
export { answerWallets } from './wallets.ts'
export { someDeposit, somePromotion, someWithdrawal } from './cashier-rows.ts'
