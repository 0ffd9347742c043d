import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import type { Category, Game, Lane } from '@parlour/games'
import games from '@parlour/games/messages/EN.json'
import type { SideMenuItem } from '@parlour/ui-kit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../../messages/EN.json'
import { LanguageButton } from './language-button.tsx'
import { useMenuGroups } from './use-menu-groups.tsx'

const brand = vi.hoisted(() => ({ languages: ['TY', 'EN'], defaultLanguage: 'TY' }))
vi.mock('../brand.ts', () => ({ brand }))
vi.mock('virtual:messages/first', () => ({ first: {} }))
vi.mock('virtual:messages/rest', () => ({ rest: {} }))

beforeEach(() => {
  brand.languages = ['TY', 'EN']
})

const draw = (Part: () => ReturnType<typeof LanguageButton>) =>
  renderToStaticMarkup(
    createElement(Surroundings, {
      server: createFakeServer(),
      messages: { ...games, ...messages },
      // oxlint-disable-next-line react/no-children-prop -- a test that runs in Node is written without JSX
      children: createElement(Part),
    }),
  )

const lane = (category: Category): Lane => ({
  category,
  count: 1284,
  subCategories: [],
  providers: [
    {
      vassalage: 'KRW',
      displayName: 'Kirin Works',
      isGame: 'VASSALAGE',
      smallIcon: '/img/vendors/KRW.svg',
      isHot: true,
    },
  ] as never,
})

/** What the menu holds, for providers of these categories. */
function groupsOf(...categories: Category[]): SideMenuItem[][] {
  return groupsOfLanes(categories.map(lane))
}

function groupsOfLanes(lanes: readonly Lane[], onGame: (game: Game) => void = () => undefined): SideMenuItem[][] {
  let groups: SideMenuItem[][] = []
  function Menu() {
    groups = useMenuGroups({ path: '/', lanes, onLanguages: () => undefined, onGame })
    return null
  }
  draw(Menu)
  return groups
}

const ids = (groups: SideMenuItem[][]) => groups.flat().map(({ id }) => id)

test('[SIDE-05] the languages stand in the menu, and on pages without one, only where there is more than one', () => {
  expect(ids(groupsOf())).toContain('language')
  expect(draw(LanguageButton)).toContain('<button')
  brand.languages = ['TY']
  expect(ids(groupsOf())).not.toContain('language')
  expect(draw(LanguageButton)).not.toContain('<button')
})

test('[SIDE-01] home comes first, then each category with an entry for all and one with a logo for each provider', () => {
  const [first] = groupsOf('RNG', 'LIVE')
  expect(first?.map(({ id, href }) => [id, href])).toEqual([
    ['home', '/'],
    ['RNG', '/rng'],
    ['LIVE', '/live'],
  ])
  expect(first?.[1]?.sub).toMatchObject({
    all: { label: 'All Slots', href: '/rng', count: '1,284' },
    links: [{ label: 'Kirin Works', href: '/rng?provider=KRW', logo: { src: '/img/vendors/KRW.svg' } }],
  })
})

test('[LAU-01] [LOB-04] a provider whose card is a game opens it from the menu, one whose card is a list leads to it', () => {
  const card = {
    vassalage: 'BTI',
    displayName: 'BTi',
    gameType: 'SPORTS',
    isGame: null,
    gameId: 'BTI,9',
    nodeId: 9,
    smallIcon: null,
  }
  const onGame = vi.fn()
  const [[, sports] = []] = groupsOfLanes(
    [{ ...lane('SPORTS'), providers: [card, { ...card, isGame: 'VASSALAGE' }] as never }],
    onGame,
  )
  expect(sports?.sub?.links.map(({ href }) => href)).toEqual([undefined, '/sports?provider=BTI'])
  sports?.sub?.links[0]?.onClick?.()
  expect(onGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 9, vendor: 'BTI' }))
})

test('[SIDE-02] every category has its page; lottery and draws have no list of providers in between', () => {
  const [first] = groupsOf('PVP', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG', 'INHOUSE', 'LOTT', 'ELOTT')
  expect(first?.slice(1).map(({ href, sub }) => [href, sub !== undefined])).toEqual([
    ['/pvp', true],
    ['/fish', true],
    ['/live', true],
    ['/sports', true],
    ['/esports', true],
    ['/cockfight', true],
    ['/rng', true],
    ['/inhouse', true],
    ['/lott', false],
    ['/elott', false],
  ])
})

test('[SIDE-03] promotions, the customer service and the app follow', () => {
  expect(ids(groupsOf())).toEqual(['home', 'promotions', 'points', 'service', 'app', 'language'])
})
