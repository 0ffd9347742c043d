import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { inCategory } from './in-category.ts'

const groups = { esports: ['IA'], cockfight: ['SV3'], inhouse: ['XGS'] }

test.each<[string, string, Category[]]>([
  ['SPORTS', 'BTI', ['SPORTS']],
  ['SPORTS', 'IA', ['ESPORTS']],
  ['SPORTS', 'SV3', ['COCKFIGHT']],
  ['ESPORTS', 'AV', ['ESPORTS']],
  ['RNG', 'XGS', ['RNG', 'INHOUSE']],
  ['RNG', 'KW', ['RNG']],
  ['FISH', 'XGS', ['FISH']],
])('[LOB-05] [LOB-07] a game of type %s by %s stands in %s', (gameType, vassalage, expected) => {
  const all: Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG', 'INHOUSE', 'FISH']
  expect(all.filter((category) => inCategory({ gameType, vassalage }, category, groups))).toEqual(expected)
})
