import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door holds data and path helpers only', () => {
  expect(Object.keys(door).toSorted()).toEqual([
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
    'rankCount',
    'rankPath',
    'signCount',
    'signsPath',
  ])
})

test('every group has a banner, and the home page has three to six', () => {
  for (const group of door.bannerGroups) expect(door.banners.some((banner) => banner.group === group)).toBe(true)
  const home = door.banners.filter((banner) => banner.group === 'w_home')
  expect(home.length).toBeGreaterThanOrEqual(3)
  expect(home.length).toBeLessThanOrEqual(6)
})

test('banner keys are unique and the words never shout or press', () => {
  expect(new Set(door.banners.map((banner) => banner.key)).size).toBe(door.banners.length)
  for (const banner of door.banners) {
    const words = door.bannerLanguages.map((language) => door.bannerAlt(banner, language)).join(' ')
    expect(words).not.toMatch(/!|hurry|last chance|guarantee|free money|bilisan|magmadali|buruan|nhanh lên|赶快|保证|รีบ/i)
  }
})

test('no banner speaks of roulette: the wheel has no numbers to bet on', () => {
  const told = door.banners.flatMap((banner) => door.bannerLanguages.map((language) => door.bannerAlt(banner, language)))
  expect(told.filter((words) => /roulette|rouleta|ruleta|轮盘|รูเล็ต/i.test(words))).toEqual([])
})

test('paths follow the ids', () => {
  expect(door.posterPath(10_001)).toBe('posters/10001.svg')
  expect(door.bannerPath('friday', 'phone', 'TY')).toBe('banners/friday-phone-TY.svg')
  expect(door.logoPath('PTG', 'ink')).toBe('logos/PTG-ink.svg')
  expect(door.rankPath(7)).toBe('ranks/7.svg')
  expect(door.avatarPath(3)).toBe('avatars/3.svg')
})

test('every banner has words of its own in each language', () => {
  for (const banner of door.banners) {
    const heads = door.bannerLanguages.map((language) => banner.words[language].head)
    expect(new Set(heads).size, banner.key).toBe(door.bannerLanguages.length)
  }
})
