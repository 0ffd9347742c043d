import { plainDigits } from '../digits/index.ts'
import { codeIn, lengthsOf } from './mobile-lengths.ts'

/** A mobile number in the one form that every spelling of it has. */
export interface Phone {
  /** What it is found by: digits, the dialling code in front. */
  readonly key: string
  /** Without plus; empty where the platform's own code is not known here. */
  readonly dialingCode: string
  /** The digits behind the dialling code, without a trunk zero. */
  readonly national: string
}

const between = /[()./·]/g
const spelling = /^(\+|0{0,2})([1-9]\d*)$/

/** Six to twelve digits; in North America, whose numbers have one length, no other. */
const isNational = (code: string, digits: string): boolean =>
  /^[1-9]\d{5,11}$/.test(digits) && (!code.startsWith('1') || lengthsOf(code)?.lengths.includes(digits.length) === true)

const clean = (text: string): string => plainDigits(text).replace('\uFF0B', '+').replaceAll(between, '')

/** Behind a code of four digits, which begin with 1, the last three of them may stand alone. */
const codesOf = (code: string): readonly string[] => (code.length === 4 ? [code, code.slice(1)] : [code])

/** The national digits of a number that may or may not have its own dialling code in front; null where both can be. */
function nationalOf(code: string, digits: string, isTrunk: boolean): string | null {
  const own = codesOf(code).filter((each) => each !== '' && digits.startsWith(each))
  if (own.length === 0) return digits
  const { lengths = [], beginsWithCode = false } = lengthsOf(code) ?? {}
  const fits = (text: string): boolean => lengths.includes(text.length)
  const isWhole = beginsWithCode && fits(digits)
  const rest = own.map((each) => digits.slice(each.length).replace(/^0/, '')).find(fits)
  if (isWhole && (isTrunk || rest === undefined)) return digits
  return isWhole ? null : (rest ?? null)
}

function read(dialingCode: string, digits: string, front: string): Phone | null {
  const isWhole = front === '+' || front === '00'
  const code = dialingCode || (isWhole ? (codeIn(digits) ?? '') : '')
  if (isWhole && !(code && digits.startsWith(code))) return null
  const behind = isWhole ? digits.slice(code.length).replace(/^0/, '') : digits
  const national = nationalOf(code, behind, isWhole || front === '0')
  return national && isNational(code, national) ? { key: code + national, dialingCode: code, national } : null
}

/**
 * Reads a mobile number as it was typed: characters between the digits, invisible signs, digits of other
 * scripts, a trunk zero and the country's own dialling code in front make no other number.
 *
 * @param dialingCode of the chosen country; empty for the platform's own
 * @param text what was typed
 * @param home the platform's own dialling code, where it is known
 * @returns the number; null for what is none, for one of another country, and where two numbers can be meant
 * @example readPhone('63', '+63 (0)917 123 4567')?.key // '639171234567'
 */
export function readPhone(dialingCode: string, text: string, home = ''): Phone | null {
  const [, front = '', digits] = spelling.exec(clean(text)) ?? []
  if (digits === undefined) return null
  const isWhole = front === '+' || front === '00'
  const asked = clean(dialingCode).replace(/^(\+|00)/, '') || (isWhole ? '' : home)
  if (asked === '' || lengthsOf(asked)) return read(asked, digits, front)
  // A code that no country has hides another: 6391 71110003 is 63 9171110003.
  const found = /^\d+$/.test(asked) && !isWhole ? codeIn(asked + digits) : undefined
  return found ? read(found, (asked + digits).slice(found.length), '') : null
}

/**
 * The digits that a call takes beside a dialling code; a trunk zero that was typed stays, since a platform may want it.
 *
 * @param dialingCode without plus; empty for the platform's own
 * @param text what was typed
 * @returns the national number; what is no number stays as it is, for the platform to refuse
 * @example nationalNumber('63', '+639171234567') // '9171234567'
 */
export function nationalNumber(dialingCode: string, text: string): string {
  const phone = readPhone(dialingCode, text)
  if (!phone) return text.trim()
  return spelling.exec(clean(text))?.[1] === '0' ? `0${phone.national}` : phone.national
}
