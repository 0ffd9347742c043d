const runs = '01234567890123456789 98765432109876543210'

/** The orders in which people write a birthday (yyyy-MM-dd) in six digits. */
const isBirthday = (digits: string, birthday: string): boolean => {
  const [year, month, day] = birthday.slice(2).split('-')
  return [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`, `${year}${day}${month}`].includes(digits)
}

/**
 * Whether the digits of a payment password are among the first that anybody tries: one digit alone, a run up or down (456789,
 * 890123, 654321), or the birthday of its owner (yyyy-MM-dd) where it is known. Texts that are no digits are not weak: their rule
 * refuses them.
 */
export const isWeakDigits = (digits: string, birthday = ''): boolean =>
  digits.length > 1 && (/^(\d)\1+$/.test(digits) || runs.includes(digits) || isBirthday(digits, birthday))
