import type { InputHTMLAttributes } from 'react'
import type { RegistrationField } from '../../index.ts'

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

const plain: InputAttributes = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

/** What each input tells the browser: keyboard, autofill, spelling. */
export const fieldInputs: Readonly<Record<RegistrationField, InputAttributes>> = {
  username: { ...plain, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email' },
  paymentPassword: { autoComplete: 'off' },
  idNumber: plain,
  qqNum: { ...plain, inputMode: 'numeric' },
  line: plain,
  whatsapp: { ...plain, type: 'tel', inputMode: 'tel' },
  zalo: plain,
  facebook: plain,
  wechat: plain,
  recommenderId: plain,
  affiliateCode: plain,
  captcha: plain,
}

/** Fields whose text is hidden while it is typed. */
export const secretFields: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** Fields whose rules stand below them and tick off while typing (BEY-25). */
export const ruledFields: ReadonlySet<RegistrationField> = new Set(['username', 'password', 'paymentPassword'])
