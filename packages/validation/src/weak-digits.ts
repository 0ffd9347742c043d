const stepOf = (text: string, at: number): number => (Number(text[at]) - Number(text[at - 1]) + 10) % 10

/** Whether each digit follows the one before by the same step: none (111111), one up (456789, 890123) or one down (654321). */
const isRun = (digits: string): boolean => {
  const step = stepOf(digits, 1)
  return [0, 1, 9].includes(step) && [...digits].every((_, at) => at === 0 || stepOf(digits, at) === step)
}

/** A birthday, yyyy-MM-dd, as six digits are made of it. */
const birthdayDigits = (birthday: string): readonly string[] => {
  const [, year = '', month = '', day = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(birthday) ?? []
  return year ? [day + month + year, month + day + year, year + month + day, year + day + month] : []
}

/**
 * Whether the digits of a payment password are among the first that anybody tries: one digit alone, a run up or down, or the
 * birthday of its owner (yyyy-MM-dd) where it is known. Texts that are no digits are not weak: their rule refuses them.
 */
export const isWeakDigits = (digits: string, birthday = ''): boolean =>
  /^\d{2,}$/.test(digits) && (isRun(digits) || birthdayDigits(birthday).includes(digits))
