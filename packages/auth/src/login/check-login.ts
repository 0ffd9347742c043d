import { createValidator, freeText, type FormValues, type Issue } from '@parlour/validation'
import { readPhone } from '@parlour/validation/phone'

/** A field of one of the login forms. */
export type LoginField = 'username' | 'password' | 'mobileNum' | 'verificationCode' | 'captcha'

const typed = freeText(true)
const { check } = createValidator({
  username: { ...typed, maxLength: 64 },
  password: { ...typed, maxLength: 128 },
  mobileNum: typed,
  verificationCode: typed,
  captcha: typed,
})

/**
 * The first thing wrong with a field of a login. Input that is too long is refused, never cut: half of a pasted
 * password would look like a wrong one. `dial` is the dialling code of the number.
 */
export function checkLogin(field: LoginField, values: FormValues, dial = ''): Issue | null {
  const issue = check(field, values)
  if (issue || field !== 'mobileNum' || readPhone(dial, values[field] ?? '')) return issue
  return { field, code: 'pattern' }
}
