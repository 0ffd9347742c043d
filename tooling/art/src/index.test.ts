import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door holds data and path helpers only', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'avatarCount',
    'avatarPath',
    'bannerAlt',
    'bannerGroups',
    'bannerPath',
    'bannerSizes',
    'banners',
    'fixedPaths',
    'logoPath',
    'posterPath',
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
    const words = `${door.bannerAlt(banner, 'EN')} ${door.bannerAlt(banner, 'TY')}`
    expect(words).not.toMatch(/!|hurry|last chance|guarantee|free money|bilisan|magmadali/i)
  }
})

test('paths follow the ids', () => {
  expect(door.posterPath(10_001)).toBe('posters/10001.svg')
  expect(door.bannerPath('friday', 'phone', 'TY')).toBe('banners/friday-phone-TY.svg')
  expect(door.logoPath('PTG', 'ink')).toBe('logos/PTG-ink.svg')
  expect(door.avatarPath(3)).toBe('avatars/3.svg')
})
