import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'

test('the entry point holds data and path helpers only', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'avatarCount',
    'avatarPath',
    'bannerAlt',
    'bannerGroups',
    'bannerLanguages',
    'bannerPath',
    'bannerSizes',
    'banners',
    'fixedPaths',
    'logoPath',
    'posterPath',
    'promotionKinds',
    'promotionPath',
    'rankCount',
    'rankPath',
    'rewardPath',
    'rewardPictures',
    'signCount',
    'signsPath',
  ])
})

test('every group has a banner, and the home page has three to six', () => {
  for (const group of entryPoint.bannerGroups)
    expect(entryPoint.banners.some((banner) => banner.group === group)).toBe(true)
  const home = entryPoint.banners.filter((banner) => banner.group === 'w_home')
  expect(home.length).toBeGreaterThanOrEqual(3)
  expect(home.length).toBeLessThanOrEqual(6)
})

test('banner keys are unique and the words never shout or press', () => {
  expect(new Set(entryPoint.banners.map((banner) => banner.key)).size).toBe(entryPoint.banners.length)
  for (const banner of entryPoint.banners) {
    const words = entryPoint.bannerLanguages.map((language) => entryPoint.bannerAlt(banner, language)).join(' ')
    expect(words).not.toMatch(
      /!|hurry|last chance|guarantee|free money|bilisan|magmadali|buruan|nhanh lên|赶快|保证|รีบ/i,
    )
  }
})

test('no banner speaks of roulette: the wheel has no numbers to bet on', () => {
  const told = entryPoint.banners.flatMap((banner) =>
    entryPoint.bannerLanguages.map((language) => entryPoint.bannerAlt(banner, language)),
  )
  expect(told.filter((words) => /roulette|rouleta|ruleta|轮盘|รูเล็ต/i.test(words))).toEqual([])
})

test('paths follow the ids', () => {
  expect(entryPoint.posterPath(10_001)).toBe('posters/10001.svg')
  expect(entryPoint.bannerPath('friday', 'phone', 'TY')).toBe('banners/friday-phone-TY.svg')
  expect(entryPoint.logoPath('PTG', 'ink')).toBe('logos/PTG-ink.svg')
  expect(entryPoint.rankPath(7)).toBe('ranks/7.svg')
  expect(entryPoint.avatarPath(3)).toBe('avatars/3.svg')
  expect(entryPoint.promotionPath('CASHBACK')).toBe('promotions/CASHBACK.svg')
})

test('every banner has words of its own in each language', () => {
  for (const banner of entryPoint.banners) {
    const heads = entryPoint.bannerLanguages.map((language) => banner.words[language].head)
    expect(new Set(heads).size, banner.key).toBe(entryPoint.bannerLanguages.length)
  }
})
