import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileMessages } from './compile/index.ts'
import { createText, languages, type LanguageCode, type MessagePart, type Messages } from './index.ts'
import { pseudoMessages } from './pseudo/index.ts'

const root = new URL('../../../', import.meta.url)

const textsIn = (code: string): Record<string, string> =>
  Object.fromEntries(
    globSync(`{packages/*,apps/web}/messages/${code}.json`, { cwd: root.pathname }).flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, string>),
    ),
  )

const namesIn = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === 0 || part.type === 7) return []
    if (part.type === 8) return namesIn(part.children)
    const inside =
      part.type === 5 || part.type === 6 ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : []
    return [part.value, ...inside]
  })

const html = '<img src=x onerror="alert(1)"><b>{n}</b>'
const turning = 'x\u2069\u202e{live}\u2068'
const hostile: readonly (string | number | Date)[] = [
  html,
  turning,
  '',
  '__proto__',
  'x'.repeat(10_000),
  1e308,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  new Date(Number.NaN),
]

/** What is wrong with a sentence, whatever was filled in. */
const faultOf = (said: unknown, id: string): string | null => {
  if (typeof said !== 'string') return 'is no text'
  if (said === id) return 'is its id'
  if (/[\u202a-\u202e]/.test(said)) return 'turns'
  if (/undefined|\[object/.test(said)) return 'names what is missing'
  const [opened, closed] = [said.match(/[\u2066-\u2068]/g)?.length ?? 0, said.match(/\u2069/g)?.length ?? 0]
  return opened === closed ? null : 'leaves an isolate open'
}

const faultsOf = (code: LanguageCode, messages: Messages): string[] => {
  const say = createText(code, messages)
  return Object.entries(messages).flatMap(([id, message]) => {
    const names = typeof message === 'string' ? [] : namesIn(message)
    return (names.length > 0 ? hostile : ['']).flatMap((value) => {
      const fault = faultOf(say(id, Object.fromEntries(names.map((name) => [name, value]))), id)
      return fault ? [`${code} ${id} with ${String(value).slice(0, 20)} ${fault}`] : []
    })
  })
}

test('[I18N-01] every message in every language takes whatever is filled in: no throw, no id, nothing turned or left open', () => {
  const english = textsIn('EN')
  expect(Object.keys(english).length).toBeGreaterThan(400)
  for (const code of Object.keys(languages) as LanguageCode[])
    expect(faultsOf(code, compileMessages({ ...english, ...textsIn(code) })), code).toEqual([])
})

test('[I18N-02] what is filled in stays as it was written: it is text, never a message and never markup', () => {
  const say = createText('EN', compileMessages({ m: 'By {name}.', t: '<b>{name}</b>' }))
  expect([say('m', { name: html }), say('t', { name: html })]).toEqual([`By ${html}.`, html])
})

test('[I18N-02] 2,000 spoilt messages are refused by name when they are compiled, or read without a throw', () => {
  const texts = Object.values(textsIn('EN')).filter((text) => text.includes('{'))
  const signs = [
    '{',
    '}',
    '<',
    '>',
    "'",
    '#',
    ',',
    'plural',
    '=0',
    '{n, plural, other {#}}',
    '</b>',
    '\u202e',
    '\u0000',
  ]
  // A fixed row of numbers that looks like chance: the same spoilt messages each time.
  let state = 20_251
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  let refused = 0
  for (let at = 0; at < 2_000; at++) {
    const text = texts[next(texts.length)] ?? ''
    const place = next(text.length)
    const spoilt = text.slice(0, place) + (signs[next(signs.length)] ?? '') + text.slice(place + next(3))
    try {
      const messages = compileMessages({ 'spoilt.message': spoilt })
      expect(typeof createText('EN', messages)('spoilt.message', { n: 1, count: 2 })).toBe('string')
    } catch (error) {
      expect(String(error)).toContain('spoilt.message')
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(200)
})

test('[I18N-01] the pseudo-locales are made of every message there is', () => {
  for (const code of ['XA', 'XB'] as const)
    expect(Object.keys(pseudoMessages(code, textsIn('EN')))).toEqual(Object.keys(textsIn('EN')))
})
