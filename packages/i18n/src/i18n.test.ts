import { describe, expect, test } from 'vitest'
import { compileMessages } from './compile/index.ts'
import {
  createFormat,
  createText,
  directionOf,
  formatMoney,
  isLanguageCode,
  languageName,
  languages,
  packs,
  tagOf,
} from './index.ts'

test('[I18N-02] plurals, numbers and placeholders format from messages compiled ahead of time', () => {
  const messages = compileMessages({ 'a.b': '{n, plural, =0 {no games} one {# game} other {# games}} by {provider}' })
  const text = createText('EN', messages)
  expect(text('a.b', { n: 1284, provider: 'Tessera' })).toBe('1,284 games by Tessera')
  expect(text('a.b', { n: 1, provider: 'Tessera' })).toBe('1 game by Tessera')
  expect(text('a.b', { n: 0, provider: 'Tessera' })).toBe('no games by Tessera')
})

test('[I18N-02] messages that nobody has compiled read the same', () => {
  const text = createText('EN', {
    'a.b': '{n, plural, one {# game} other {# games}}',
    'a.c': 'It is {{',
    'a.d': 'Don’t',
  })
  expect([text('a.b', { n: 2 }), text('a.d')]).toEqual(['2 games', 'Don’t'])
})

test.each([
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{n, plural, offset:1 =0 {nobody} one {you} other {you and # more}}', { n: 3 }, 'you and 2 more'],
  ['{level, select, 1 {Weak} other {None}}', { level: 1 }, 'Weak'],
  ['{level, select, 1 {Weak} other {None}}', { level: '__proto__' }, 'None'],
  ['{share, number, percent}', { share: 0.35 }, '35%'],
  ['{sum, number, ::currency/PHP}', { sum: 12.5 }, '₱12.50'],
  ['{at, date, ::yMMMd}', { at: new Date(2026, 10, 21) }, 'Nov 21, 2026'],
  ['{at, time, short}', { at: new Date(2026, 10, 21, 9, 5) }, /^9:05\sAM$/],
  ['{at, date, long}', { at: 'never' }, ''],
  ['{n, plural, one {# game} other {# games}}', {}, ' games'],
  ['{n, number} games', { n: 'many' }, ' games'],
  ["Write '{name}'", {}, 'Write {name}'],
  ['<b>{n}</b> of {of}', { n: 1 }, '1 of '],
  ['{n, plural, other {{n, plural, other {#} } of {name}}}', { n: 7, name: '<img src=x>' }, '7 of <img src=x>'],
])('[I18N-02] %s', (message, values, expected) => {
  expect(createText('EN', compileMessages({ m: message }))('m', values)).toEqual(
    expected instanceof RegExp ? expect.stringMatching(expected) : expected,
  )
})

test('[I18N-01] a missing id gives the id, never a crash', () => {
  expect(createText('TY', {})('not.there')).toBe('not.there')
  expect(createText('TY', {})('toString')).toBe('toString')
})

test('[I18N-04] a value cannot turn the sentence around it', () => {
  const messages = compileMessages({ m: 'By {name}, at once' })
  const said = (language: 'EN' | 'AR', name: string) => createText(language, messages)('m', { name })
  expect(said('EN', 'Tessera')).toBe('By Tessera, at once')
  expect(said('EN', 'ليلى')).toBe('By \u2068ليلى\u2069, at once')
  expect(said('EN', 'x\u2069\u202eevil')).toBe('By \u2068xevil\u2069, at once')
  expect(said('AR', 'Tessera')).toBe('By \u2068Tessera\u2069, at once')
})

test('[I18N-02] money is minor units until it is formatted, with a true minus and no negative zero', () => {
  expect(formatMoney(482_150, 'PHP', 'en')).toBe('₱4,821.50')
  expect(formatMoney(-5, 'USD', 'en')).toBe('\u2212$0.05')
  expect(formatMoney(-0, 'USD', 'fil')).toBe('$0.00')
  expect(formatMoney(100, null, 'en')).toBe('$1.00')
  expect(formatMoney(482_150, 'MMK', 'my')).toMatch(/4,821\.5\b/)
  expect(formatMoney(482_150, 'USD', 'ar')).toMatch(/4,821\.50/)
})

test('[I18N-02] a currency without a code of three letters, or without any, breaks no page', () => {
  expect(formatMoney(-482_150, 'USDT', 'en')).toBe('USDT\u00a0\u22124,821.50')
  expect(formatMoney(100, '', 'en')).toBe('$1.00')
})

test('[I18N-02] months are those of forms in every language, years too but in Thai', () => {
  const at = new Date(2026, 10, 21, 0, 5).getTime()
  for (const { tag } of Object.values(languages)) {
    const year = new Intl.NumberFormat(tag, { useGrouping: false }).format(tag === 'th' ? 2569 : 2026)
    expect(createFormat(tag).date(at), tag).toContain(year)
  }
  expect(createText('TH', compileMessages({ m: '{at, date, long}' }))('m', { at })).toMatch(/^21 .*2569$/)
  expect(createFormat('en').time(at)).toBe('00:05')
})

describe('[I18N-02] figures', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  test.each([
    ['EN', ['1,234.5', '\u22123', '3.5%', '131K', '3 hours ago', 'tomorrow', 'now', 'a, b, and c']],
    ['TY', ['1,234.5', '\u22123', '3.5%', '131K', '3 oras ang nakalipas', 'bukas', 'ngayon', 'a, b, at c']],
    ['VI', ['1.234,5', '\u22123', '3,5%', '131\u00a0N', '3 giờ trước', 'Ngày mai', 'bây giờ', 'a, b và c']],
    ['CN', ['1,234.5', '\u22123', '3.5%', '13.1万', '3小时前', '明天', '现在', 'a、b和c']],
  ] as const)('of %s', (code, expected) => {
    const { number, percent, compact, relative, list } = createFormat(tagOf(code))
    const ago = [relative(now - 10_800_000, now), relative(now + 86_400_000, now), relative(now - 30_000, now)]
    expect([number(1234.5), number(-3), percent(3.5), compact(131_000), ...ago, list(['a', 'b', 'c'])]).toEqual(
      expected,
    )
  })
})

test('[I18N-01] about 35 languages have a code, a tag that the browser knows, their own name and a direction', () => {
  const all = Object.entries(languages)
  expect(all.length).toBe(35)
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(35)
  for (const [, { tag }] of all) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(all.filter(([, { direction }]) => direction === 'rtl').map(([code]) => code)).toEqual([
    'UR',
    'AR',
    'FA',
    'KK',
    'UZ',
  ])
  expect(languages.TY).toEqual({ tag: 'fil', name: 'Tagalog', direction: 'ltr' })
  expect([directionOf('XB'), directionOf('UR-LA'), tagOf('KR')]).toEqual(['rtl', 'ltr', 'ko'])
  expect(packs.filter((code) => !(code in languages))).toEqual([])
})

test('[I18N-01] only codes are languages', () => {
  expect(isLanguageCode('TY')).toBe(true)
  expect(isLanguageCode('toString')).toBe(false)
  expect(['VI', 'XA'].map(languageName)).toEqual(['Tiếng Việt', 'en-XA'])
})

test('[I18N-02] a broken message is named when it is compiled', () => {
  expect(() => compileMessages({ 'x.y': '{n, plural, one {' })).toThrow('x.y')
})
