import { expect, test } from 'vitest'
import { createText } from '../index.ts'
import { pseudoMessages } from './index.ts'

const english = {
  count: '{n, plural, one {# game} other {# games}} by <b>{provider}</b>',
  title: 'Hot tonight',
  odd: "Write '{'this'}'",
}
const say = (code: 'XA' | 'XB') => createText(code, pseudoMessages(code, english))

test('[I18N-01] the long pseudo-locale accents and stretches words by two fifths, and keeps what is filled in', () => {
  expect(say('XA')('title')).toBe('[Ĥöööţ ţööñîîĝĥţ]')
  expect(say('XA')('count', { n: 3, provider: 'Tessera' })).toBe('[3 ĝååɱééš ƀý Tessera]')
  const long = say('XA')('title').length - 2
  expect(long / 'Hot tonight'.length).toBeGreaterThan(1.3)
})

test('[I18N-04] the mirrored pseudo-locale runs every run of words from the right', () => {
  expect(say('XB')('title')).toBe('\u202eHot tonight\u202c')
  expect(say('XB')('count', { n: 1, provider: 'Tessera' })).toBe(
    '1 \u202egame\u202c \u202eby\u202c \u2068Tessera\u2069',
  )
})

test('[I18N-02] signs of ICU that stand for themselves stay', () => {
  expect(say('XA')('odd')).toBe('[Ŵŕîîîţéé {ţĥîîš}]')
})
