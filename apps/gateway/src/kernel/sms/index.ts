export { claimMobile } from './claim-mobile.ts'
export { maskedPhone, phoneOf } from './phone.ts'

export type { Phone } from '@parlour/validation/phone'
