import { expect, test } from 'vitest'
import { inEachLanguage, languageOf, languages, localized } from './languages.ts'
import { openSentence, sentence } from './messages.ts'

test('[API-05] every language has its sentence for a code', () => {
  const said = Object.values(inEachLanguage((language) => openSentence('login.credentials.invalid', language)))
  expect(new Set(said).size).toBe(Object.keys(languages).length)
  for (const each of said) expect(each).toContain('{triesLeft}')
})

test('a value fills its place; what is missing leaves it empty', () => {
  expect(sentence('login.credentials.invalid', 'EN', { triesLeft: 2 })).toMatch(/left: 2\.$/)
  expect(sentence('login.credentials.invalid', 'EN')).toMatch(/left: \.$/)
})

test('[I18N-01] a code is read in any case; an unknown one, and none, is the default', () => {
  expect([languageOf('en'), languageOf('TY'), languageOf('vi'), languageOf(null), languageOf('toString')]).toEqual([
    'EN',
    'TY',
    'VI',
    'TY',
    'TY',
  ])
})

test('[I18N-01] what the operator did not write in a language is said in English', () => {
  const words = { EN: 'Offer', TH: 'ข้อเสนอ' }
  expect([localized(words, 'TH'), localized(words, 'VI')]).toEqual(['ข้อเสนอ', 'Offer'])
})
