const homeCode = '63'
const national = /^\d{6,12}$/

/** A mobile number: `key` is what it is found by, digits with the dialling code in front. */
export interface Phone {
  readonly key: string
  readonly dialingCode: string
}

const digits = (text: string): string => text.replace(/[\s()+-]/g, '')

/**
 * A mobile number as it is stored: characters between digits and leading zeros are removed. Without a dialling code it
 * is the operator's own. Null when it is no number.
 */
export function phoneOf(countryDialingCode: string | null | undefined, mobileNum: string): Phone | null {
  const dialingCode = digits(countryDialingCode ?? '') || homeCode
  const number = digits(mobileNum).replace(/^0+/, '')
  if (!/^[1-9]\d{0,3}$/.test(dialingCode) || !national.test(number)) return null
  return { key: dialingCode + number, dialingCode }
}

/** A number as its member may see it: the first three and the last three digits, without the dialling code. */
export function maskedPhone(key: string, dialingCode: string | null): string {
  const number = dialingCode && key.startsWith(dialingCode) ? key.slice(dialingCode.length) : key
  return `${number.slice(0, 3)}****${number.slice(-3)}`
}
