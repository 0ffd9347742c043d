import type { Validator } from '@parlour/validation'
import { nationalNumber, readPhone } from '@parlour/validation/phone'

/** Holds a mobile number against the rules in the spelling that is sent; one that cannot be read is refused. */
export const checkPhone =
  (check: Validator['check'], dial: string): Validator['check'] =>
  (field, values) => {
    const text = values[field]?.trim() ?? ''
    if (field !== 'mobileNum' || text === '') return check(field, values)
    const issue = check(field, { ...values, [field]: nationalNumber(dial, text) })
    return issue || readPhone(dial, text) ? issue : { field, code: 'pattern' }
  }
