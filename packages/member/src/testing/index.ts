export { answerCashier, someDeposit, someWithdrawal } from './cashier.ts'
