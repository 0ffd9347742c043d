import { expect, test } from 'vitest'
import { compileMessages } from './compile/index.ts'
import { createText, formatMoney, isLanguageCode } from './index.ts'

test('[I18N-02] plurals, numbers and placeholders format from messages compiled ahead of time', () => {
  const messages = compileMessages({ 'a.b': '{n, plural, =0 {no games} one {# game} other {# games}} by {studio}' })
  const text = createText('EN', messages)
  expect(text.formatMessage({ id: 'a.b' }, { n: 1284, studio: 'Tessera' })).toBe('1,284 games by Tessera')
  expect(text.formatMessage({ id: 'a.b' }, { n: 1, studio: 'Tessera' })).toBe('1 game by Tessera')
})

test('[I18N-01] a missing id gives the id, never a crash', () => {
  expect(createText('TY', {}).formatMessage({ id: 'not.there' })).toBe('not.there')
})

test('[I18N-02] money is minor units until it is formatted, with a true minus and no negative zero', () => {
  expect(formatMoney(482_150, 'PHP', 'en')).toBe('₱4,821.50')
  expect(formatMoney(-5, 'USD', 'en')).toBe('\u2212$0.05')
  expect(formatMoney(-0, 'USD', 'fil')).toBe('$0.00')
})

test('[I18N-01] only codes with messages are languages', () => {
  expect(isLanguageCode('TY')).toBe(true)
  expect(isLanguageCode('toString')).toBe(false)
})

test('[I18N-02] a broken message is named when it is compiled', () => {
  expect(() => compileMessages({ 'x.y': '{n, plural, one {' })).toThrow('x.y')
})
