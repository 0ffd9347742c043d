export { createListSize } from './list/list-size.ts'
export { pageNumber } from './list/page-number.ts'
export { linkTarget } from './links/link-target.ts'
export { isPaymentPassword, paymentDigits } from './payment/payment-password.ts'

export type { AccountRole, AccountSource } from './account/account-source.ts'
export type { LinkTarget } from './links/link-target.ts'
export type { ListSize, ListSizeSource } from './list/list-size.ts'
