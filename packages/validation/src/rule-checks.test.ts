import { expect, test } from 'vitest'
import { freeText, passwordStrength, ruleChecks } from './index.ts'

const rule = (patternId: number) => ({ ...freeText(true), minLength: 6, maxLength: 12, patternId })
const ticks = (patternId: number, text: string) => ruleChecks(rule(patternId), text).map(({ id, ok }) => [id, ok])

test('[BEY-25] the rules are there before typing and tick off one by one', () => {
  expect(ticks(5, '')).toEqual([
    ['validation.check.length', false],
    ['validation.check.letter', false],
    ['validation.check.digit', false],
    ['validation.check.letters_digits', false],
  ])
  expect(ticks(5, 'ab1').map(([, ok]) => ok)).toEqual([false, true, true, true])
  expect(ticks(5, 'abcde1').every(([, ok]) => ok)).toBe(true)
})

test('[BEY-25] a rule in one sentence follows the pattern of the server', () => {
  expect(ruleChecks(rule(15), 'abcdef', () => false)).toMatchObject([{ id: 'reg_pattern_15', ok: false }])
  expect(ruleChecks(rule(15), 'abcdef', () => true)).toMatchObject([{ id: 'reg_pattern_15', ok: true }])
  expect(ruleChecks(rule(11), '2023-02-30')).toMatchObject([{ id: 'reg_pattern_11', ok: false }])
})

test('[BEY-25] a longer password of more kinds of signs is stronger', () => {
  const passwords = ['', 'aaaaaaaaaaaa', 'marigold', 'marigold77', 'Marigold77', 'Marigold-of-77']
  expect(passwords.map(passwordStrength)).toEqual([0, 1, 1, 2, 3, 4])
})
