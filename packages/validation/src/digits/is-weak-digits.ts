const runs = '01234567890123456789 98765432109876543210'

/** The orders in which people write a birthday (yyyy-MM-dd) in six digits. */
const isBirthday = (digits: string, birthday: string): boolean => {
  const [year, month, day] = birthday.slice(2).split('-')
  return [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`, `${year}${day}${month}`].includes(
    digits,
  )
}

/**
 * Whether a payment password is easy to guess: one digit repeated, a
 * run up or down (456789, 890123, 654321), or its owner's birthday.
 *
 * @param digits what was typed; a text with other characters is not weak, since its rule refuses it
 * @param birthday `YYYY-MM-DD`, where it is known
 * @returns true for a weak one
 * @example isWeakDigits('456789') // true
 */
export const isWeakDigits = (digits: string, birthday = ''): boolean =>
  digits.length > 1 && (/^(\d)\1+$/.test(digits) || runs.includes(digits) || isBirthday(digits, birthday))
