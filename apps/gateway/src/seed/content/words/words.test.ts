import { describe, expect, it } from 'vitest'
import { seedCategories } from '../categories.ts'
import { seedNotices } from '../notices.ts'
import { seedPromotions } from '../promotions.ts'
import { contentWords } from './index.ts'

const ids = (list: readonly { readonly id: number }[]): string[] => list.map(({ id }) => String(id))
const languages = Object.keys(contentWords) as (keyof typeof contentWords)[]

describe.each(languages)('the published content in %s', (language) => {
  const words = contentWords[language]

  it('says every category, notice and promotion, and nothing else', () => {
    expect(Object.keys(words.categories)).toEqual(ids(seedCategories))
    expect(Object.keys(words.notices)).toEqual(ids(seedNotices))
    expect(Object.keys(words.promotions)).toEqual(ids(seedPromotions))
  })

  it('reaches the content that is published', () => {
    for (const { id, name } of seedCategories) expect(name[language]).toBe(words.categories[id])
    for (const { id, title, text } of seedNotices) expect({ title: title[language], text: text[language] }).toEqual(words.notices[id])
    for (const { id, title, summary, figureLabel } of seedPromotions) {
      expect([title[language], summary[language], figureLabel[language]]).toEqual([
        words.promotions[id]?.title, words.promotions[id]?.summary, words.promotions[id]?.figureLabel,
      ])
    }
  })

  it('keeps every term and every peso of the English', () => {
    const pesos = (text: string): string[] => (text.match(/₱[\d.,]*\d/g) ?? []).map((sum) => sum.replace(/[.,]/g, '')).sort()
    for (const { summary, terms } of seedPromotions) {
      expect(terms[language]).toHaveLength(terms.EN.length)
      expect(pesos(summary[language] ?? '')).toEqual(pesos(summary.EN))
      terms.EN.forEach((term, at) => { expect(pesos(terms[language]?.[at] ?? '')).toEqual(pesos(term)) })
    }
  })
})
