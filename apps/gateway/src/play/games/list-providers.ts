import type { listProviders } from '@parlour/api-client/endpoints'
import { isMessageCode, sentence } from '../../kernel/http/index.ts'
import type { Handler, Language } from '../../kernel/http/index.ts'
import type { Catalogue, Game } from '../../kernel/ports/index.ts'

const lanes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT']

/**
 * What a sub-category is called in a language; the operator may
 * have added one that has no name, which is shown by its code.
 */
function kindName(key: string, language: Language): string {
  const code = `game.kind.${key}`
  return isMessageCode(code) ? sentence(code, language) : key.charAt(0) + key.slice(1).toLowerCase()
}

function countBy(games: readonly Game[], key: (game: Game) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const game of games) counts.set(key(game), (counts.get(key(game)) ?? 0) + 1)
  return counts
}

function card({ providers }: Catalogue, gameType: string, code: string, games: readonly Game[]) {
  const provider = providers.find((house) => house.code === code)
  return {
    vassalage: code,
    displayName: provider?.name ?? code,
    gameType,
    isGame: 'VASSALAGE',
    isHot: games.some((game) => game.provider === code && game.hot) ? 1 : 0,
    gameId: null,
    nodeId: null,
    gameCode: null,
    smallIcon: `/img/logos/${code}-white.svg`,
    lagerIcon: `/img/logos/${code}-ink.svg`,
    gameCount: games.filter((game) => game.provider === code).length,
  }
}

/**
 * Categories with their providers and sub-categories, counted, the latter
 * in the language of the call; a category without games is not shown.
 */
export const handleListProviders: Handler<typeof listProviders> = async ({ gateway, language, now }) => {
  const { catalogue } = gateway
  await catalogue.refresh(now)
  const shown = lanes.flatMap((title) => {
    const games = catalogue.games.filter((game) => game.category === title)
    if (games.length === 0) return []
    const kinds = [...countBy(games, (game) => game.classify)].toSorted((a, b) => b[1] - a[1])
    const houses = countBy(games, (game) => game.provider)
    return {
      title,
      gameClassify: kinds.map(([key, gameCount]) => ({ key, displayName: kindName(key, language), gameCount })),
      cards: catalogue.providers
        .filter((provider) => houses.has(provider.code))
        .map((provider) => card(catalogue, title, provider.code, games)),
    }
  })
  return { data: { lanes: shown } }
}
