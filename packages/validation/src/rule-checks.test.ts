import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeText, loadValidator, passwordStrength, ruleChecks } from './index.ts'
import { randomText } from './testing/random-patterns.ts'
import { wirePatterns } from './testing/wire-patterns.ts'

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
  expect(ruleChecks(rule(24), '0917123', () => false)).toMatchObject([{ id: 'reg_pattern_24', ok: false }])
  expect(ruleChecks(rule(24), '0917123', () => true)).toMatchObject([{ id: 'reg_pattern_24', ok: true }])
  expect(ruleChecks(rule(24), '09171', () => true)).toMatchObject([{ id: 'reg_pattern_24', ok: false }])
  expect(ruleChecks(rule(11), '2023-02-30')).toMatchObject([{ id: 'reg_pattern_11', ok: false }])
  expect(ruleChecks(rule(11), '2023-02-28')).toMatchObject([{ id: 'reg_pattern_11', ok: true }])
})

test('[BEY-25] where the server asks for more than the lines say, its whole sentence joins them', () => {
  const strict = (text: string) =>
    ruleChecks(rule(4), text, (value) => /[0-9]/.test(value)).map(({ id, ok }) => [id, ok])
  expect(strict('abc').at(-1)).toEqual(['validation.check.letters_digits', true])
  expect(strict('abcdef').at(-1)).toEqual(['reg_pattern_4', false])
  expect(strict('abcde1').at(-1)).toEqual(['validation.check.letters_digits', true])
})

test('[BEY-25] blanks around a text do not count, and an emoji is one character', () => {
  const length = (text: string) => ruleChecks(rule(0), text)[0]?.ok
  expect(['abcde', ' abcde ', 'abcdef', '😀😀😀', '😀😀😀😀😀😀', 'a'.repeat(12), 'a'.repeat(13)].map(length)).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
    false,
  ])
})

test.for(wirePatterns)(
  '[BEY-25] the lines of pattern $id are all ticked for right texts, and for these alone',
  async ({ id, pattern, good, bad }) => {
    const wide = { ...freeText(true), acceptedPattern: pattern, patternId: id }
    const { check, fits } = await loadValidator({ field: wide })
    const agrees = (text: string) => {
      const lines = ruleChecks(wide, text, (value) => fits('field', value))
      expect([text, lines.every(({ ok }) => ok)]).toEqual([text, check('field', { field: text }) === null])
    }
    for (const text of [...good, ...bad]) agrees(text)
    for (const text of good) expect(ruleChecks(wide, text).every(({ ok }) => ok)).toBe(true)
    fc.assert(
      fc.property(
        fc.oneof(
          randomText(10),
          fc.constantFrom(...good).chain((text) => randomText(2).map((end) => text + end)),
        ),
        agrees,
      ),
      { numRuns: 100, seed: 16 },
    )
  },
)

test('[BEY-25] a longer password of more kinds of signs is stronger', () => {
  const passwords = [
    '',
    'aaaaaaaaaaaa',
    'marigold',
    'marigold77',
    'Marigold77',
    'Marigold-of-77',
    ' aB1-x ',
    'abcdefghijkl',
    'abcd1234ab',
    'ABCD-EFG',
  ]
  expect(passwords.map(passwordStrength)).toEqual([0, 1, 1, 2, 3, 4, 2, 2, 2, 2])
})
