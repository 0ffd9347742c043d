import { describe, expect, it } from 'vitest'
import { wholeText } from '../../../../kernel/http/amount-text.ts'
import { seedAgentNotices } from '../../agents/notices.ts'
import { shopRewards } from '../../rewards/points-shop.ts'
import { seedCategories } from '../categories.ts'
import { articleHtml } from '../help/article.ts'
import { helpArticles } from '../help/index.ts'
import { seedNotices } from '../notices.ts'
import { seedPromotions } from '../promotions.ts'
import { contentTranslations } from './index.ts'

const ids = (list: readonly { readonly id: number }[]): string[] => list.map(({ id }) => String(id))
const languages = Object.keys(contentTranslations) as (keyof typeof contentTranslations)[]

/** The sums in pesos of a text, as it writes them. */
const pesos = (text = ''): string[] => (text.match(/₱[\d.,]*\d|\d[\d.,]*\u00a0₱|₱/g) ?? []).toSorted()
/** The sums of an English text as another language writes them. */
const pesosIn = (language: (typeof languages)[number], english = ''): string[] =>
  pesos(english)
    .map((sum) => wholeText(Number(sum.replace(/[₱,]/g, '')), language))
    .toSorted()
/** Every figure of two digits or more in a text: those of one digit are words in some languages. */
const figures = (text = ''): string[] =>
  (text.match(/\d[\d.,:]*\d/g) ?? []).map((figure) => figure.replace(/\D/g, '')).toSorted()
const tags = (text = ''): string[] => articleHtml(text).match(/<\w+>/g) ?? []

describe.each(languages)('the published content in %s', (language) => {
  const words = contentTranslations[language]

  it('says every category, notice, promotion, agent notice, mall reward and article, and nothing else', () => {
    expect(Object.keys(words.categories)).toEqual(ids(seedCategories))
    expect(Object.keys(words.notices)).toEqual(ids(seedNotices))
    expect(Object.keys(words.promotions)).toEqual(ids(seedPromotions))
    expect(Object.keys(words.agentNotices)).toEqual(ids(seedAgentNotices))
    expect(Object.keys(words.shop)).toEqual(ids(shopRewards))
    expect(Object.keys(words.help)).toEqual(helpArticles.map(({ anchor }) => anchor))
  })

  it('reaches the content that is published', () => {
    for (const { id, name } of seedCategories) expect(name[language]).toBe(words.categories[id])
    for (const { id, title, text } of seedNotices)
      expect({ title: title[language], text: text[language] }).toEqual(words.notices[id])
    for (const { id, title, text } of seedAgentNotices)
      expect({ title: title[language], text: text[language] }).toEqual(words.agentNotices[id])
    for (const { id, name, description } of shopRewards)
      expect({ name: name[language], description: description[language] }).toEqual(words.shop[id])
    for (const { anchor, title, text } of helpArticles)
      expect({ title: title[language], text: text[language] }).toEqual(words.help[anchor])
    for (const { id, title, summary, figureLabel } of seedPromotions) {
      expect([title[language], summary[language], figureLabel[language]]).toEqual([
        words.promotions[id]?.title,
        words.promotions[id]?.summary,
        words.promotions[id]?.figureLabel,
      ])
    }
  })

  it('[I18N-02] keeps every term and every peso of the English, in the style of the language', () => {
    for (const { summary, terms } of seedPromotions) {
      expect(terms[language]).toHaveLength(terms.EN.length)
      expect(pesos(summary[language])).toEqual(pesosIn(language, summary.EN))
      terms.EN.forEach((term, at) => {
        expect(pesos(terms[language]?.[at])).toEqual(pesosIn(language, term))
      })
    }
    for (const { title, text } of seedNotices)
      expect(pesos(`${title[language]} ${text[language]}`)).toEqual(pesosIn(language, `${title.EN} ${text.EN}`))
    for (const { name, description } of shopRewards) {
      expect(pesos(name[language])).toEqual(pesosIn(language, name.EN))
      expect(figures(description[language])).toEqual(figures(description.EN))
    }
  })

  it('keeps every heading, list item and figure of the articles', () => {
    for (const { text } of helpArticles) {
      expect(tags(text[language])).toEqual(tags(text.EN))
      expect(figures(text[language])).toEqual(figures(text.EN))
    }
  })
})
