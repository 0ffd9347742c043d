import type { listGames, ServedResponseOf } from '@parlour/api-client/endpoints'
import { roomIdOf } from '../../kernel/ports/index.ts'
import type { Catalogue, Game } from '../../kernel/ports/index.ts'

type Row = NonNullable<ServedResponseOf<typeof listGames>['games']>[number]

/** The poster of a game. */
export const posterOf = (id: number): string => `/img/posters/${id}.svg`

/** Whether a game can be tried for fun without an account: the machines and the fishing games can. */
export const hasDemo = ({ category }: Pick<Game, 'category'>): boolean => category === 'RNG' || category === 'FISH'

/**
 * Whether a title has no engine of its own: the shared machine
 * plays it as a demonstration of what a provider would connect.
 */
export const isDemonstration = ({ engine }: Pick<Game, 'engine'>): boolean => engine === 'generic-game'

/**
 * Lines and volatility of what plays a title: a demonstration has none, as
 * those in the catalogue are of the title that a provider would connect.
 */
export const reelsOf = (game: Game): Pick<Game, 'lines' | 'volatility'> =>
  isDemonstration(game) ? { lines: 0, volatility: null } : { lines: game.lines, volatility: game.volatility }

/** The maintenance window of a game when it is not over. */
export const maintenanceOf = ({ maintenanceFrom, maintenanceTo }: Game, now: number) =>
  maintenanceFrom !== null && maintenanceTo !== null && now < maintenanceTo
    ? { maintainTime: maintenanceFrom, endTime: maintenanceTo }
    : null

/** A game as the lists carry it. */
export function gameRow(catalogue: Catalogue, game: Game, now: number): Row {
  const { lines, volatility } = reelsOf(game)
  return {
    nodeId: game.id,
    roomId: roomIdOf(game),
    nodeName: game.title,
    gameName: game.title,
    vassalage: game.provider,
    gameType: game.category,
    gameClassifyNew: game.classify,
    displayName: catalogue.providerName(game.provider),
    showIcon: posterOf(game.id),
    defaultIcon: posterOf(game.id),
    minBet: game.minBet,
    minLineNum: lines,
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    isTop: game.rank <= 20 ? 1 : 0,
    supportTrail: hasDemo(game) ? 1 : 0,
    isDemonstration: isDemonstration(game) ? 1 : 0,
    rtp: game.rtp,
    volatility,
    maintenance: maintenanceOf(game, now),
  }
}
