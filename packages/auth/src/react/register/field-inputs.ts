import type { InputHTMLAttributes } from 'react'
import type { RegistrationField } from '../../index.ts'

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
>

const plain: InputAttributes = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

/** What each input tells the browser: keyboard, autofill, spelling. */
export const fieldInputs: Readonly<Record<RegistrationField, InputAttributes>> = {
  username: { ...plain, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  verificationCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email' },
  birthday: { ...plain, autoComplete: 'bday', placeholder: '1990-05-31' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  idNumber: plain,
  qqNum: { ...plain, inputMode: 'numeric' },
  line: plain,
  whatsapp: { ...plain, type: 'tel', inputMode: 'tel' },
  zalo: plain,
  facebook: plain,
  wechat: plain,
  recommenderId: plain,
  captcha: plain,
  affiliateCode: plain,
  referralCode: plain,
}

/** Fields whose text is hidden while it is typed. */
export const secretFields: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** What a closed form forgets: secrets, what is good once, and what has to be said each time. */
export const unkeptFields: ReadonlySet<string> = new Set([
  ...secretFields,
  'captcha',
  'verificationCode',
  'age',
  'terms',
])

/** Fields whose rules do not stand below them: a hint says more, or the rule says nothing. */
export const unruledFields: ReadonlySet<RegistrationField> = new Set([
  'confirmPassword',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'email',
  'birthday',
  'captcha',
  'affiliateCode',
  'referralCode',
])
