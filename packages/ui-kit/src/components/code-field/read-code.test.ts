import { expect, test } from 'vitest'
import { codeAfter, readCode } from './read-code.ts'

test.each([
  'vesper: 481620 is your code. It is good for 10 minutes. We never ask for it.',
  'vesper: 481620 ang code mo, may bisa nang 10 minuto. Hindi namin ito hihingin sa iyo.',
  '【vesper】您的验证码是481620，10分钟内有效。我们绝不会向您索要验证码。',
  'vesper: รหัสยืนยันของคุณคือ 481620 ใช้ได้ 10 นาที เราไม่เคยถามรหัสนี้จากคุณ',
  'vesper: mã của bạn là 481620, có hiệu lực 10 phút. Chúng tôi không bao giờ hỏi mã này.',
  'vesper: 481620 adalah kode Anda, berlaku 10 menit. Kami tidak pernah memintanya.',
  'Your code is 481620.\n\n@vesper.example #481620',
  'G-481620',
  '\u2066481620\u2069',
  '48\u200B1620',
  '๔๘๑๖๒๐',
  ' 481620 ',
  '481 620',
  '481-620',
  'code: 481 620',
])('[VAL-01] the code of %j is 481620', (text) => expect(readCode(text)).toBe('481620'))

test.each([
  '',
  'vesper',
  '48162',
  '4816200',
  'is good for 10 minutes',
  '481620 or 481621',
  '+63 917 555 0142',
  '27-11-26',
  '12 3456',
  '48 16 20',
  '481 620 or 481 621',
  '917 555 0142',
  '0917-555-0142',
])('[VAL-01] %j has no code, or two', (text) => expect(readCode(text)).toBeNull())

test.each([
  ['', '4', '4'],
  ['48162', '481620', '481620'],
  ['481620', '48160', '48160'],
  ['', '481620', '481620'],
  ['481', '481x', '481'],
  ['481', '481 ', '481'],
  ['12', '12vesper: 481620 is your code', '481620'],
  ['', 'vesper: 481620 is your code. It is good for 10 minutes.', '481620'],
  ['', '48162010', ''],
  ['481620', '4816201', '4816201'],
])('[VAL-01] a field that held %j and now %j holds %j', (before, text, after) =>
  expect(codeAfter(before, text)).toBe(after),
)
