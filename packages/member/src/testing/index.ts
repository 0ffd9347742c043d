export { answerCashier, someDeposit, somePromotion, someWithdrawal } from './cashier.ts'
