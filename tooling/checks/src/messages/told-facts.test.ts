import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCatalogues } from './read-catalogues.ts'

const catalogues = readCatalogues(fileURLToPath(new URL('../../../..', import.meta.url)))
const textsIn = (language: string): [id: string, text: string][] =>
  catalogues.flatMap(({ languages }) => Object.entries(languages[language] ?? {}))

/** Real money in each language, and what a sentence denies it by. */
const real: Readonly<Record<string, readonly [money: RegExp, denial: RegExp]>> = {
  EN: [/real money/i, /\b(not|no|never|cannot)\b/i],
  TY: [/(totoo|tunay)ng pera/i, /hindi|wala/i],
  CN: [/真钱|真金/, /不|非|无|没有/],
  TH: [/เงินจริง/, /ไม่/],
  VI: [/tiền thật/i, /không/i],
  ID: [/uang (asli|sungguhan|nyata)/i, /bukan|tidak|tanpa/i],
}

test.each(Object.entries(real))(
  'no sentence in %s says that one plays with real money',
  (language, [money, denial]) => {
    const texts = textsIn(language)
    expect(texts.length).toBeGreaterThan(1_000)
    const sentences = texts.flatMap(([id, text]) => text.split(/(?<=[.。])/).map((each) => `${id}: ${each}`))
    expect(sentences.filter((each) => money.test(each) && !denial.test(each))).toEqual([])
  },
)

/** What would be wrong at another hour of the day. */
const hours: Readonly<Record<string, RegExp>> = {
  EN: /tonight|this (morning|evening)/i,
  TY: /ngayong (gabi|umaga)/i,
  CN: /今晚|今早/,
  TH: /คืนนี้|เช้านี้/,
  VI: /(tối|đêm|sáng) nay/i,
  ID: /(malam|pagi) ini/i,
}

test.each(Object.entries(hours))('no message in %s takes the hour of its reader for granted', (language, hour) => {
  expect(textsIn(language).filter(([, text]) => hour.test(text))).toEqual([])
})
