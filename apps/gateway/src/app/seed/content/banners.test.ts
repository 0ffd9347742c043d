import { banners } from '@parlour/art'
import { expect, test } from 'vitest'
import { inEachLanguage, type Language } from '../../../kernel/http/languages.ts'
import { wholeText } from '../../../kernel/http/amount-text.ts'
import { depositType, pointRules } from '../../../rewards/points/point-rules.ts'
import { engineOf, games, lotteriesOf } from '../catalogue/index.ts'
import { seedBanners } from './banners.ts'
import { seedPromotions } from './promotions.ts'

const languages = Object.keys(inEachLanguage(String)) as Language[]
const said = (key: string): string[] => {
  const words = banners.find((banner) => banner.key === key)?.words
  return words
    ? languages.map((language) => words[language]).map(({ eyebrow, head, sub }) => `${eyebrow} ${head} ${sub}`)
    : []
}
const dayMs = 86_400_000
const ahead = 8 * 3_600_000

test('[BAN-04] the banner of the evening draw says when it is drawn and what a ticket costs, in every language', () => {
  const draw = games.find(({ title }) => title === 'Evening Draw')
  const times = lotteriesOf(games).find(({ gameId }) => gameId === draw?.id)
  expect(times?.interval).toBe(dayMs)
  const clock = new Date((times?.phase ?? 0) + ahead).toISOString().slice(11, 16)
  expect(said('lottery')).toHaveLength(6)
  for (const [at, words] of said('lottery').entries()) {
    expect(words).toContain(clock)
    expect(words).toContain(wholeText((draw?.minBet ?? 0) / 100, languages[at] ?? 'EN'))
  }
})

test('[BAN-04] a banner leads to a promotion that there is', () => {
  const led = seedBanners.flatMap(({ link }) => (link?.[0] === 'P' ? [Number(link[1])] : []))
  expect(led).toEqual([101])
  for (const id of led) expect(seedPromotions.map((promotion) => promotion.id)).toContain(id)
})

test('[BAN-04] every sum and share on a banner of a promotion stands in what the promotion says, in every language', () => {
  const figures = /[₱₫]\s?[\d.,]*\d|[\d.,]*\d[\s\u00A0]?[₱₫%]/g
  const sums = /[₱₫]/g
  for (const { art, link } of seedBanners) {
    const promotion = link?.[0] === 'P' ? seedPromotions.find(({ id }) => id === Number(link[1])) : undefined
    if (!promotion) continue
    for (const [at, words] of said(art).entries()) {
      const language = languages[at] ?? 'EN'
      const summary = promotion.summary[language] ?? ''
      const told = `${summary} ${(promotion.terms[language] ?? []).join(' ')}`.replaceAll('\u00A0', ' ')
      for (const [figure] of words.matchAll(figures))
        expect(told, `${art} in ${language}`).toContain(figure.replaceAll('\u00A0', ' '))
      const asked = summary.match(sums) ?? []
      expect((words.match(sums) ?? []).length, `${art} in ${language} names each sum that is asked for`).toBe(
        asked.length,
      )
    }
  }
})

test('counts on banners are those of the catalogue', () => {
  const count = (...categories: string[]) => games.filter(({ category }) => categories.includes(category)).length
  for (const words of said('slots')) expect(words.replace(/\D/g, '')).toContain(String(count('RNG')))
  for (const words of said('live')) expect(words).toContain(String(count('LIVE')))
  for (const words of said('fishing')) expect(words).toContain(String(count('FISH')))
  for (const words of said('draws')) expect(words).toContain(String(count('LOTT', 'ELOTT')))
  const cards = banners.find(({ key }) => key === 'cards')?.words.EN.sub ?? ''
  for (const words of said('cards')) expect(words).toMatch(new RegExp(`${count('PVP')}|${count('PVP') - 3}`))
  expect(cards).toMatch(/^Thirteen, pusoy, poker and /)
  expect(banners.find(({ key }) => key === 'esports')?.words.EN.sub).toMatch(/^Twelve /)
  expect(count('ESPORTS')).toBe(12)
})

test('[PNT-01] the banner of the points shop names the least and the most that is played for a point', () => {
  const amounts = pointRules.filter(({ type }) => type !== depositType).map(({ amount }) => amount / 100)
  expect(said('mall')).toHaveLength(6)
  for (const [at, words] of said('mall').entries())
    for (const amount of [Math.min(...amounts), Math.max(...amounts)])
      expect(words.replaceAll('\u00A0', ' ')).toContain(
        wholeText(amount, languages[at] ?? 'EN').replaceAll('\u00A0', ' '),
      )
})

test('[LOB-01] a banner of home leads to a listing with games of their own, and names no title and no kind of game that is a demonstration', () => {
  const home = seedBanners.filter(({ groupName }) => groupName === 'w_home')
  const isDemonstration = (game: (typeof games)[number]): boolean => engineOf(game) === 'generic-game'
  const categoryOf = (path: string): string => path.slice(1).toUpperCase()
  const listed = home.flatMap(({ link }) => (link?.[0] === 'URL' ? [categoryOf(link[1])] : []))
  expect(listed).toHaveLength(5)
  for (const category of listed)
    expect(
      games.some((game) => game.category === category && !isDemonstration(game)),
      category,
    ).toBe(true)
  const own = new Set(games.filter((game) => !isDemonstration(game)).map(({ title }) => title))
  const titles = games.filter((game) => isDemonstration(game) && !own.has(game.title)).map(({ title }) => title)
  const kinds = { blackjack: 'BJ', wheel: 'ROU', 'dragon tiger': 'DAT' }
  const shown = Object.entries(kinds).filter(([, kind]) =>
    games.filter((game) => game.classify === kind).every(isDemonstration),
  )
  for (const { title } of home)
    for (const name of [...titles, ...shown.map(([kind]) => kind)])
      expect(title.EN.toLowerCase()).not.toContain(name.toLowerCase())
  expect(shown.length).toBeGreaterThan(0)
})
