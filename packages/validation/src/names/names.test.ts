import { expect, test } from 'vitest'
import { freeText, loadValidator, ruleChecks } from '../index.ts'
import { keptName, namePattern } from './index.ts'

const rule = { ...freeText(true), minLength: 2, maxLength: 80, acceptedPattern: namePattern, patternId: 21 }

test.each([
  'Suharto',
  'Ng',
  'Niño Peña',
  'Niño Peña'.normalize('NFD'),
  "O'Brien",
  'O\u2019Brien',
  'Anne-Marie',
  'Maria  Santos',
  'Maria Santos',
  'Đặng Văn Đức',
  'Đặng Văn Đức'.normalize('NFD'),
  'Nguyễn Thị Ơn',
  'Ma. Cristina dela Cruz',
  'J. R. Santos Jr.',
  'Ma.Cristina',
  'Lü Xiaojun',
  'SITI NURHALIZA',
])('[REG-02] %j is a name', async (name) => {
  const reports: unknown[] = []
  const { check } = await loadValidator({ payeeName: rule }, { report: (report) => reports.push(report) })
  expect([check('payeeName', { payeeName: name }), reports]).toEqual([null, []])
  expect(ruleChecks(rule, name).every(({ ok }) => ok)).toBe(true)
})

test.each([
  '',
  'M',
  'Maria2',
  'Maria_Santos',
  'Maria, Santos',
  '<b>Maria</b>',
  'Maria\u202ESantos',
  'M\u0301\u0302\u0303\u0304aria',
  "--''",
  '. .',
  'สมชาย ใจดี',
  '李明',
  'Мария',
  'a'.repeat(81),
])('[VAL-08] %j is refused, and the field says what is wrong', async (name) => {
  const { check } = await loadValidator({ payeeName: rule })
  const issue = check('payeeName', { payeeName: name })
  expect(issue).toMatchObject(name ? { code: 'pattern', patternId: 21, min: 2, max: 80 } : { code: 'required' })
})

test('[REG-02] a name is kept in composed form, with single blanks', () => {
  expect(keptName('  Niño   Peña '.normalize('NFD'))).toBe('Ni\u00F1o Pe\u00F1a')
  expect(keptName('Maria\u00A0\tSantos')).toBe('Maria Santos')
})
