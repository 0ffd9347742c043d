import { createValidator, freeText } from '@parlour/validation'
import { expect, test } from 'vitest'
import { checkLogin } from '../login/check-login.ts'
import { registrationPayload } from '../register/register.ts'
import { checkPhone } from './check-phone.ts'

const rules = { mobileNum: { ...freeText(true), minLength: 7, maxLength: 12 }, username: freeText(true) }
const referral = { affiliateCode: null, referralCode: null, domain: null }
const check = checkPhone(createValidator(rules).check, '63')

test.each([
  ['9171110003', '9171110003'],
  ['09171110003', '09171110003'],
  ['639171110003', '9171110003'],
  ['+63 917 111 0003', '9171110003'],
  ['00639171110003', '9171110003'],
  ['\u202A+63\u200B9171110003\u202C', '9171110003'],
  ['๙๑๗๑๑๑๐๐๐๓', '9171110003'],
])('[REG-06] the spelling %j passes the forms and is sent as %s', (mobileNum, sent) => {
  expect(check('mobileNum', { mobileNum })).toBeNull()
  expect(checkLogin('mobileNum', { mobileNum }, '63')).toBeNull()
  const context = { mode: 'mobile', registerUrl: 'x', referral, countryDialingCode: '63' } as const
  expect(registrationPayload({ mobileNum }, context)).toMatchObject({ mobileNum: sent, username: sent })
})

test.each(['63917111', '63639171110003', '+84912345678', '917 111 000 x'])(
  '[VAL-08] %j is refused at the field of the number',
  (mobileNum) => {
    expect(check('mobileNum', { mobileNum })).toMatchObject({ field: 'mobileNum', code: 'pattern' })
    expect(checkLogin('mobileNum', { mobileNum }, '63')).toMatchObject({ field: 'mobileNum', code: 'pattern' })
  },
)

test('[REG-06] an empty number and other fields are held against their rules alone', () => {
  expect(check('mobileNum', {})).toEqual({ field: 'mobileNum', code: 'required' })
  expect(check('username', { username: '63917' })).toBeNull()
})
