import type { PhoneCountry, PhoneNumber } from './phone-country.ts'
import { seenDigits } from '../field/seen-digits.ts'

/**
 * Digits and single spaces of what was typed or pasted, and a plus in front: whose code it begins may not be clear yet.
 */
export const cleanNumber = (text: string): string => {
  const plain = seenDigits(text)
  const plus = /^\s*[+\uFF0B]/.test(plain) ? '+' : ''
  return (
    plus +
    plain
      .replaceAll(/[^\d\s.-]/g, '')
      .replaceAll(/[\s.-]+/g, ' ')
      .trimStart()
  )
}

/**
 * Splits a full international number ("+84 (0)91 234 56 78", "0084 …") into country and number.
 *
 * @param text what was typed or pasted
 * @param current ISO 3166 code of the chosen country; it stays where two countries share a dialling code
 * @returns country and number; undefined for a national number and for a code that is not offered
 * @example splitPhone('+639171234567', phoneCountries, 'PH')
 */
export const splitPhone = (
  text: string,
  countries: readonly PhoneCountry[],
  current: string,
): PhoneNumber | undefined => {
  const plain = seenDigits(text).trim().replace('\uFF0B', '+')
  const [, rest] = /^(?:\+|00)\s*([\d(][\s\S]*)$/.exec(plain) ?? []
  if (rest === undefined) return undefined
  const digits = rest.replaceAll(/\D/g, '')
  const fits = countries.filter(({ dial }) => digits.startsWith(dial))
  const country = fits.find(({ code }) => code === current) ?? fits[0]
  if (!country) return undefined
  const after = rest.replace(new RegExp(`^\\D*${country.dial.split('').join('\\D*')}`), '')
  return { country: country.code, number: cleanNumber(after.replace(/^\s*\(0\)/, '')).trim() }
}
