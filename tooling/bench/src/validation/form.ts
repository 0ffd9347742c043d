import { freeText, type FieldRule, type FormValues } from '@parlour/validation'

const rule = (min: number, max: number, acceptedPattern: string, patternId: number, required = true): FieldRule => ({
  enabled: true,
  required,
  minLength: min,
  maxLength: max,
  acceptedPattern,
  patternId,
})

/** A registration of twelve fields, as a platform sends its rules. */
export const rules = {
  username: rule(6, 16, '^[a-zA-Z][a-zA-Z0-9]*$', 1),
  password: rule(8, 20, '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', 5),
  confirmPassword: freeText(true),
  payeeName: rule(3, 50, '^[a-zA-Z]+( [a-zA-Z]+)+$', 12),
  email: rule(6, 64, '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 3, false),
  mobileNum: rule(7, 12, '^[0-9]+$', 6),
  verificationCode: rule(6, 6, '^[0-9]+$', 6),
  affiliateCode: rule(4, 30, '^[a-zA-Z0-9]+$', 14, false),
  paymentPassword: rule(6, 6, '^[0-9]+$', 6),
  idNumber: rule(10, 10, '^\\d{4}-\\d{2}-\\d{2}$', 11),
  line: rule(1, 40, '^\\S+$', 9, false),
  captcha: rule(4, 4, '*', 0),
}

/** Forms that visitors send: a right one, one with slips, an empty one. */
export const forms: readonly FormValues[] = [
  {
    username: 'linhtran88',
    password: 'vesper2025',
    confirmPassword: 'vesper2025',
    payeeName: 'Linh Tran',
    email: 'linh@example.com',
    mobileNum: '09171234567',
    verificationCode: '123456',
    affiliateCode: '',
    paymentPassword: '482150',
    idNumber: '1990-05-31',
    line: 'linh.tran',
    captcha: 'a7k2',
  },
  {
    username: '1linh',
    password: 'vesper',
    confirmPassword: 'vesper2',
    payeeName: 'Linh',
    email: 'linh@',
    mobileNum: '0917 123',
    verificationCode: '12345',
    affiliateCode: 'ab-cd',
    paymentPassword: '12345a',
    idNumber: '1990-02-30',
    line: 'a b',
    captcha: '',
  },
  Object.fromEntries(Object.keys(rules).map((field) => [field, ''])),
]
