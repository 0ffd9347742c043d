import { expect, test } from 'vitest'
import type { ProviderCard, ProviderLane } from '@parlour/api-client/endpoints'
import { lanesOf, providersOf } from './lanes.ts'

const card = (vassalage: string, gameType: string, gameCount: number): ProviderCard => ({
  vassalage,
  gameType,
  gameCount,
  displayName: vassalage,
  isGame: 'VASSALAGE',
  isHot: false,
  gameId: null,
  nodeId: null,
  gameCode: null,
  smallIcon: null,
  lagerIcon: null,
})
const lane = (title: string, ...cards: ProviderCard[]): ProviderLane => ({ title, cards, gameClassify: [] })
const groups = { esports: ['IA'], cockfight: ['SV3'], inhouse: ['XGS'] }

test('[LOB-05] sports providers configured as esports or cockfight become categories of their own', () => {
  const lanes = lanesOf(
    [lane('SPORTS', card('BTI', 'SPORTS', 9), card('IA', 'SPORTS', 12), card('SV3', 'SPORTS', 6))],
    groups,
  )
  expect(lanes.map(({ category, count }) => [category, count])).toEqual([
    ['SPORTS', 9],
    ['ESPORTS', 12],
    ['COCKFIGHT', 6],
  ])
})

test('[SYS-01] in-house providers stay in slots and have a category of their own as well', () => {
  const lanes = lanesOf([lane('RNG', card('XGS', 'RNG', 100), card('KW', 'RNG', 200))], groups)
  expect(lanes.map(({ category, providers }) => [category, providers.map((vendor) => vendor.vassalage)])).toEqual([
    ['RNG', ['XGS', 'KW']],
    ['INHOUSE', ['XGS']],
  ])
})

test('[HDR-07] a category without providers does not exist, nor does one the site does not know', () => {
  expect(lanesOf([lane('LIVE'), lane('BINGO', card('X', 'BINGO', 1))], groups)).toEqual([])
})

test('[LOB-01] a provider stands once, the largest first, at home where it has most games', () => {
  const lanes = lanesOf(
    [lane('RNG', card('XGS', 'RNG', 100), card('KW', 'RNG', 200)), lane('FISH', card('XGS', 'FISH', 150))],
    groups,
  )
  expect(providersOf(lanes).map(({ code, home, count }) => [code, home, count])).toEqual([
    ['XGS', 'FISH', 250],
    ['KW', 'RNG', 200],
  ])
})
