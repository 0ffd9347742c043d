import type { BonusTerms } from '@parlour/api-client/endpoints'
import { createFormat, createText, tagOf } from '@parlour/i18n'
import { compileMessages } from '@parlour/i18n/compile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import chinese from '../../messages/CN.json' with { type: 'json' }
import english from '../../messages/EN.json' with { type: 'json' }
import indonesian from '../../messages/ID.json' with { type: 'json' }
import tagalog from '../../messages/TY.json' with { type: 'json' }
import thai from '../../messages/TH.json' with { type: 'json' }
import vietnamese from '../../messages/VI.json' with { type: 'json' }
import type { PromotionsMessages } from '../messages.gen.ts'
import { termFacts, termLine, type TermsText } from './stated-terms.ts'

const catalogues = { EN: english, TY: tagalog, ID: indonesian, TH: thai, VI: vietnamese, CN: chinese }
const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS']
const languages = Object.entries(catalogues).map(([language, messages]) => {
  const code = language as keyof typeof catalogues
  return {
    language,
    text: createText<PromotionsMessages>(code, compileMessages(messages)),
    format: createFormat(tagOf(code)),
    currency: 'PHP',
    categoryName: (category: string) => `<${category}>`,
  }
})

const sum = fc.option(fc.integer({ min: 1, max: 9_999_999 }))
const generated: fc.Arbitrary<BonusTerms> = fc.record({
  wagerMultiple: fc.constantFrom(0, 0.5, 1, 1.1, 2, 8, 50),
  wagerOn: fc.constantFrom('bonus', 'deposit', 'both'),
  playOnly: fc.boolean(),
  locked: fc.boolean(),
  wager: sum,
  maxBet: sum,
  excludedCategories: fc.subarray(['FISH', 'SPORTS']),
  weights: fc.constantFrom<Record<string, number>>({}, { LIVE: 10 }, { RNG: 50, LIVE: 7.5 }),
  validDays: fc.option(fc.integer({ min: 1, max: 400 })),
  expiresAt: fc.constant(null),
  timeZone: fc.constant('Asia/Manila'),
  minDeposit: sum,
})

/** The one figure in a sentence of a language, whatever its marks of thousands and decimals. */
function figureIn(sentence: string, { format }: TermsText): number {
  const marks = new Intl.NumberFormat(format.tag, { numberingSystem: 'latn' }).formatToParts(12_345.6)
  const decimal = marks.find(({ type }) => type === 'decimal')?.value ?? '.'
  const [figure = ''] = /\d[\d.,\u00a0]*\d|\d/.exec(sentence) ?? []
  return Number([...figure].map((sign) => (sign === decimal ? '.' : /\d/.test(sign) ? sign : '')).join(''))
}

/** What a reader takes from the facts: the conditions, as the sentences state them. */
function read(terms: BonusTerms, words: TermsText) {
  const facts = new Map(termFacts(terms, words).map((fact) => [fact.id, fact]))
  const value = (id: 'wager' | 'deposit' | 'bet' | 'excluded' | 'weights' | 'days') => facts.get(id)?.value || null
  const minor = (id: 'deposit' | 'bet') => {
    const sentence = value(id)
    return sentence === null ? null : Math.round(figureIn(sentence, words) * 100)
  }
  const play = value('wager') ?? ''
  const { text } = words
  const isPlayOnly = play === text('promotions.offer.playOnly')
  const isFree = play === text('promotions.detail.wager.free')
  const isSum = play.includes('\u20b1')
  const base = (['bonus', 'deposit', 'both'] as const).find(
    (each) => play === text(`promotions.detail.wager.${each}`, { times: terms.wagerMultiple }),
  )
  return {
    isPlayOnly,
    isFree,
    sum: isSum ? Math.round(figureIn(play, words) * 100) : null,
    times: isPlayOnly || isFree || isSum ? null : { base, times: figureIn(play, words) },
    isPaidLater: facts.get('wager')?.name === text('promotions.detail.wagerLocked'),
    minDeposit: minor('deposit'),
    maxBet: minor('bet'),
    excluded: categories.filter((category) => value('excluded')?.includes(`<${category}>`)),
    weights: Object.fromEntries(
      [...(value('weights') ?? '').matchAll(/<(\w+)>[^<\d%]*([\d.,]+)|([\d.,]+)[^<]*<(\w+)>/g)].map(
        ([, name, share, shareBefore, nameAfter]) => [name ?? nameAfter, figureIn(share ?? shareBefore ?? '', words)],
      ),
    ),
    days: value('days') === null ? null : figureIn(value('days') ?? '', words),
  }
}

test('[BEY-02] whoever reads the terms of a bonus in any of six languages knows all that the platform will do', () => {
  fc.assert(
    fc.property(generated, (terms) => {
      const isFree = terms.wagerMultiple === 0 && !terms.playOnly
      const isCounted = !isFree && !terms.playOnly
      for (const words of languages)
        expect(read(terms, words), words.language).toEqual({
          isPlayOnly: terms.playOnly,
          isFree,
          sum: isCounted ? terms.wager : null,
          times: isCounted && terms.wager === null ? { base: terms.wagerOn, times: terms.wagerMultiple } : null,
          isPaidLater: terms.locked,
          minDeposit: terms.minDeposit,
          maxBet: terms.maxBet,
          excluded: categories.filter((category) => terms.excludedCategories.includes(category)),
          weights: terms.weights,
          days: isFree ? null : terms.validDays,
        })
    }),
    { numRuns: 1_000, seed: 36 },
  )
})

test('[BEY-02] the line of a bonus leaves out no condition that its facts state', () => {
  fc.assert(
    fc.property(generated, (terms) => {
      for (const words of languages) {
        const line = termLine(terms, words)
        for (const { id, value } of termFacts(terms, words))
          if (value && id !== 'wager' && id !== 'zone') expect(line, words.language).toContain(value)
        const { wager, wagerMultiple, playOnly } = terms
        if (wager !== null && wagerMultiple > 0 && !playOnly)
          expect(line, words.language).toContain(words.format.money(wager, 'PHP'))
      }
    }),
    { numRuns: 1_000, seed: 36 },
  )
})
