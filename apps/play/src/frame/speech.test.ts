import { expect, test } from 'vitest'
import { makeSpeech } from './speech.ts'

test.each([
  ['en', '₱5,300.50'],
  ['fil', '₱5,300.50'],
  ['vi', '5.300,50\u00A0₱'],
  ['th', '₱5,300.50'],
  ['id', '₱5.300,50'],
  ['zh-CN', '₱5,300.50'],
])('in %s a sum of a game stands as on the site: %s', (locale, text) => {
  const speech = makeSpeech('X', JSON.stringify({ X: { tag: locale, locale, words: {} } }))('₱', 'UTC')
  expect(speech.money(530_050)).toBe(text)
})
