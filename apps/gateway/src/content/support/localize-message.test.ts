import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../kernel/http/languages.ts'
import { messageKinds } from '../../kernel/ports/message-kinds.ts'
import { localizeMessage } from './localize-message.ts'

const codes = Object.keys(languages) as Language[]
const words = {
  title: 'Xq1',
  content: 'Xq2',
  name: 'Xq3',
  card: 'Xq4',
  method: 'Xq5',
  orderNo: 'Xq6',
  account: 'Xq7',
  reason: 'Xq8',
  from: 'Xq9',
}
const more = { friend: 'Yq1', rank: 'Yq2', contract: 'Yq3', by: 'Yq4', period: 'Yq5' }
const values = {
  ...words,
  ...more,
  amount: 123_456_789,
  wager: 98_765_432,
  quantity: 2,
  points: 12_500,
  at: Date.UTC(2026, 10, 22, 4, 30),
}

const told = (kind: string, language: Language): string => {
  const { title, content } = localizeMessage(kind, values, { language, config: { currency: 'PHP' } })
  return `${title}\n${content}`
}

/** The sentences of a text that hold two words of its own in a row, so that a name or a sum alone is none. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?])\s+|\n/).filter((each) => /[a-z]{2,} [a-z]{2,}/.test(each))

const sums: Record<Language, readonly [amount: string, wager: string]> = {
  EN: ['₱1,234,567.89', '₱987,654.32'],
  TY: ['₱1,234,567.89', '₱987,654.32'],
  CN: ['₱1,234,567.89', '₱987,654.32'],
  TH: ['₱1,234,567.89', '₱987,654.32'],
  VI: ['1.234.567,89\u00a0₱', '987.654,32\u00a0₱'],
  ID: ['₱1.234.567,89', '₱987.654,32'],
}

describe.each(codes)('[I18N-01] the letters of the platform in %s', (language) => {
  it.each(messageKinds)('%s says no sentence of the English', (kind) => {
    const said = told(kind, language)
    for (const sentence of language === 'EN' ? [] : sentencesOf(told(kind, 'EN'))) expect(said).not.toContain(sentence)
  })

  it.each(messageKinds)('%s writes its sums, points and moment in the style of the language', (kind) => {
    const [english, said] = [told(kind, 'EN'), told(kind, language)]
    for (const [at, sum] of sums.EN.entries())
      expect(said.includes(sums[language][at] ?? '')).toBe(english.includes(sum))
    if (english.includes('12,500')) expect(said).toMatch(language === 'VI' || language === 'ID' ? /12\.500/ : /12,500/)
    if (english.includes('2026')) expect(said).toMatch(language === 'TH' ? /2569/ : /2026/)
    expect(said).not.toMatch(/[{}]/)
  })
})

it('a kind that nobody knows has a title in the language, and nothing else', () => {
  expect(localizeMessage('toString', {}, { language: 'VI', config: { currency: 'PHP' } })).toEqual({
    title: 'Tin nhắn',
    content: '',
  })
})
