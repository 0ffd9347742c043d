import { readPhone } from '@parlour/validation/phone'
import type { Phone } from '@parlour/validation/phone'
import { market } from '../market/index.ts'

/**
 * A mobile number as it is stored and found, however it is spelled. Without a dialling code it is of the operator's
 * country, or of the one that it begins with after a plus. Null when it is no number, or may be two.
 */
export const phoneOf = (countryDialingCode: string | null | undefined, mobileNum: string): Phone | null =>
  readPhone(countryDialingCode ?? '', mobileNum, market.dialingCode)

/** A number as its member may see it: the first three and the last three digits, without the dialling code. */
export function maskedPhone(key: string, dialingCode: string | null): string {
  const number = dialingCode && key.startsWith(dialingCode) ? key.slice(dialingCode.length) : key
  return `${number.slice(0, 3)}****${number.slice(-3)}`
}
