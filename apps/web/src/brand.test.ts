import { packs } from '@parlour/i18n'
import { expect, test, vi } from 'vitest'
import { brand } from './brand.ts'

vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))

test('[SYS-01] the brand speaks Tagalog unless somebody chose another language, and English among them', () => {
  expect(brand.defaultLanguage).toBe('TY')
  expect(brand.languages).toEqual(packs)
  expect(brand.languages).toEqual(expect.arrayContaining(['TY', 'EN']))
})

test('[SYS-01] the brand names the providers of esports and its own', () => {
  expect(brand.providerGroups.esports).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA'])
  expect(brand.providerGroups.inhouse).toEqual(['XGS', 'SS'])
})
