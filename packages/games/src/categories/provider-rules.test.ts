import type { ProviderCard } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { hotFirst, iconCode, menuTarget, shownCode, markedCard } from './provider-rules.ts'

const card = (part: Partial<ProviderCard>): ProviderCard => ({
  vassalage: 'BTI',
  gameType: 'SPORTS',
  gameCount: 1,
  displayName: 'BTi Sports',
  isGame: null,
  isHot: false,
  gameId: 'GAME_LIST$BTI,9',
  nodeId: 9,
  gameCode: null,
  smallIcon: null,
  lagerIcon: '/bti.svg',
  ...part,
})
const marks = { currencyLanguage: true, iconNames: { BTI: 'BTISPORTS' } }

test.each([
  ['TCG_SEA', true, '', 'TCG_SEA'],
  ['TCG_SEA', false, 'TCG_SEA', 'TCG_SEA'],
  ['BTI', true, 'BTI', 'BTISPORTS'],
  ['BTI', false, 'BTI', 'BTI'],
  ['KRW', true, 'KRW', 'KRW'],
])(
  '[LOB-05] %s, where the currency language is supported: %s, is read as "%s" and pictured as %s',
  (code, currencyLanguage, shown, icon) => {
    expect([shownCode(code, { ...marks, currencyLanguage }), iconCode(code, { ...marks, currencyLanguage })]).toEqual([
      shown,
      icon,
    ])
  },
)

test('[LOB-05] a card shows no TCG code as its name, and its icons have their own name', () => {
  expect(markedCard(card({ vassalage: 'TCG_SEA', displayName: 'TCG_SEA' }), marks).displayName).toBe('')
  expect(markedCard(card({ vassalage: 'TCG_SEA', displayName: 'Sea draws' }), marks).displayName).toBe('Sea draws')
  expect(
    markedCard(card({ smallIcon: 'https://img.example.com/VENDOR_ICON_SMALL/BTI-DEFAULT.png' }), marks),
  ).toMatchObject({
    smallIcon: 'https://img.example.com/VENDOR_ICON_SMALL/BTISPORTS-DEFAULT.png',
    lagerIcon: '/bti.svg',
    vassalage: 'BTI',
  })
})

test('[LOB-04] hot providers come first, otherwise the order stays', () => {
  const cards = [
    card({ vassalage: 'A' }),
    card({ vassalage: 'B', isHot: true }),
    card({ vassalage: 'C' }),
    card({ vassalage: 'D', isHot: true }),
  ]
  expect(hotFirst(cards).map(({ vassalage }) => vassalage)).toEqual(['B', 'D', 'A', 'C'])
})

test.each<[Category]>([['SPORTS'], ['ESPORTS'], ['COCKFIGHT'], ['FISH'], ['PVP'], ['LIVE'], ['LOTT'], ['ELOTT']])(
  '[LAU-01] in %s a card that is a game opens it',
  (category) => {
    expect(menuTarget(category, card({}))).toMatchObject({
      kind: 'game',
      game: { id: 9, roomId: 'GAME_LIST$BTI,9', vendor: 'BTI', name: 'BTi Sports', category },
    })
  },
)

test.each<[Category]>([['SPORTS'], ['ESPORTS'], ['COCKFIGHT'], ['FISH'], ['PVP'], ['LIVE']])(
  '[LOB-04] [LAU-01] in %s a card of a provider with several games opens their list',
  (category) => {
    expect(menuTarget(category, card({ isGame: 'VASSALAGE' }))).toEqual({ kind: 'list', provider: 'BTI' })
  },
)

test.each<[Category]>([['LOTT'], ['ELOTT']])('[LAU-01] in %s every card launches directly', (category) => {
  expect(menuTarget(category, card({ isGame: 'VASSALAGE' })).kind).toBe('game')
})

test('[LAU-01] a card that names no game leads to its list', () => {
  expect(menuTarget('LIVE', card({ nodeId: null }))).toEqual({ kind: 'list', provider: 'BTI' })
})

test('[LAU-01] slots and originals always open a list', () => {
  expect([menuTarget('RNG', card({})).kind, menuTarget('INHOUSE', card({})).kind]).toEqual(['list', 'list'])
})
