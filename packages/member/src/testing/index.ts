export { answerCashier } from './cashier.ts'
export { someDeposit, somePromotion, someWithdrawal } from './cashier-rows.ts'
