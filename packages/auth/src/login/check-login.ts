import { createValidator, freeText, type FormValues, type Issue } from '@parlour/validation'

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

/** Whether a text may be a mobile number: 6 to 15 digits. Which numbers are good says the platform. */
export const isNumber = (text: string): boolean => /^\d{6,15}$/.test(text)

/**
 * The first thing wrong with a field of a login. Input that is too long is refused, never cut: half of a pasted
 * password would look like a wrong one.
 */
export function checkLogin(field: LoginField, values: FormValues): Issue | null {
  const issue = check(field, values)
  if (issue || field !== 'mobileNum' || isNumber((values[field] ?? '').trim())) return issue
  return { field, code: 'pattern' }
}
