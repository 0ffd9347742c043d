import { expect, test } from 'vitest'
import english from '../../messages/EN.json' with { type: 'json' }
import tagalog from '../../messages/TY.json' with { type: 'json' }
import { languageOf } from './languages.ts'
import { sentence } from './messages.ts'

test('[API-05] both languages have the same codes and the same placeholders', () => {
  expect(Object.keys(tagalog)).toEqual(Object.keys(english))
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [code, text] of Object.entries(english)) expect(holes(tagalog[code as keyof typeof tagalog])).toEqual(holes(text))
})

test('a value fills its place; what is missing leaves it empty', () => {
  expect(sentence('login.credentials.invalid', 'EN', { triesLeft: 2 })).toMatch(/left: 2\.$/)
  expect(sentence('login.credentials.invalid', 'EN')).toMatch(/left: \.$/)
  expect([languageOf('en'), languageOf('TY'), languageOf(null)]).toEqual(['EN', 'TY', 'TY'])
})
