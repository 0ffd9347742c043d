import { expect, test } from 'vitest'
import { bannerAlt, bannerLanguages, banners } from './banners.ts'
import { figureIn, sumIn } from './figures.ts'

test('a sum stands as each language writes it', () => {
  expect(bannerLanguages.map((language) => sumIn(language)(2_000))).toEqual([
    '₱2,000',
    '₱2,000',
    '₱2,000',
    '₱2,000',
    '2.000\u00a0₱',
    '₱2.000',
  ])
  expect(bannerLanguages.map((language) => figureIn(language)(3.5))).toEqual(['3.5', '3.5', '3.5', '3.5', '3,5', '3,5'])
})

test.each(bannerLanguages)(
  '[I18N-02] every sum, thousand and share of the English banners stands in %s in its own style',
  (language) => {
    const [sum, figure] = [sumIn(language), figureIn(language)]
    for (const banner of banners) {
      const [english, said] = [bannerAlt(banner, 'EN'), bannerAlt(banner, language)]
      for (const [, pesos = ''] of english.matchAll(/₱([\d,]*\d)/g))
        expect(said, banner.key).toContain(sum(Number(pesos.replaceAll(',', ''))))
      for (const [, count = ''] of english.matchAll(/(?<![₱\d,.])(\d+[,.]\d+)/g))
        expect(said, banner.key).toContain(figure(Number(count.replaceAll(',', ''))))
      expect(said.match(/₱/g)?.length, banner.key).toBe(english.match(/₱/g)?.length)
    }
  },
)
