import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facesOf, filesFor } from '../testing/faces.ts'
import { readSource } from '../testing/sheets.ts'
import { family } from '../tokens/index.ts'

const sheet = readSource('styles/fonts.css')
const faces = facesOf(sheet)
const families = family.sans.map((name) => name.replaceAll("'", ''))
const bytes = (file: string) => statSync(new URL(`../fonts/${file}`, import.meta.url)).size
const load = (text: string) =>
  Number((filesFor(text, faces, families).reduce((sum, file) => sum + bytes(file), 0) / 1000).toFixed(1))

test('the files weigh what the visual language says, in kB of 1,000 bytes', () => {
  expect(Object.fromEntries(faces.map(({ file }) => [file, Number((bytes(file) / 1000).toFixed(1))]))).toEqual({
    'familjen-grotesk-latin-wght-normal.woff2': 17.5,
    'familjen-grotesk-vietnamese-wght-normal.woff2': 6.3,
    'familjen-grotesk-latin-ext-wght-normal.woff2': 15.5,
    'familjen-grotesk-peso-wght-normal.woff2': 0.8,
    'anuphan-thai-wght-normal.woff2': 18.9,
  })
})

test.each([
  ['English', 'Deposit $ 200.00 and play it 8 times before you withdraw.', 17.5],
  ['Vietnamese', 'Nạp tiền 200.000 ₫ và chơi đủ 8 vòng trước khi rút. Ưu đãi của kỳ này đã hết.', 23.8],
  ['Thai', 'ฝากเงินขั้นต่ำ 200 บาท แล้วเล่นให้ครบ 8 รอบก่อนถอน', 36.5],
  ['Chinese', '充值 200 元,流水满 8 倍后可提现。', 17.5],
  ['Tagalog in pesos', 'Magdeposito ng ₱ 200.00 at laruin ito nang walong beses.', 18.4],
  ['English in pesos', 'Deposit ₱ 200.00 and play it 8 times before you withdraw.', 18.4],
  ['Vietnamese beside pesos', 'Nạp tiền ₱ 200.00 trước khi chơi đợt này.', 24.7],
])('a first load of %s takes its own files alone', (_, text, kilobytes) => {
  expect(load(text)).toBe(kilobytes)
  expect(kilobytes).toBeLessThanOrEqual(45)
})

test('every face swaps, and the signs of the currencies have one', () => {
  expect(sheet.match(/font-display: swap/g)).toHaveLength(faces.length)
  for (const sign of '$€₱₫฿¥£−') expect(filesFor(sign, faces, families), sign).toHaveLength(1)
})

test('the fall-back has the measures of the font it stands for', () => {
  const [fallback = ''] = sheet.split("font-family: 'Familjen fallback';").slice(1)
  for (const line of [
    "local('Arial')",
    'size-adjust: 94.5%',
    'ascent-override: 108.4%',
    'descent-override: 23.8%',
    'line-gap-override: 0%',
  ])
    expect(fallback).toContain(line)
})

test('each font keeps its licence beside it', () => {
  for (const name of ['anuphan', 'familjen-grotesk'])
    expect(readSource(`fonts/LICENSE-${name}`)).toContain('SIL Open Font License, Version 1.1')
})
