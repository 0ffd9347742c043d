import { toWireMoney, type listGames, type ServedResponseOf } from '@parlour/api-client/endpoints'
import type { Catalogue, Game } from './catalogue.ts'

type Row = NonNullable<ServedResponseOf<typeof listGames>['games']>[number]

/** What a launch names a game by. */
export const roomIdOf = ({ id, studio }: Game): string => `GAME_LIST$${studio},${id}`

/** The poster of a game. */
export const posterOf = (id: number): string => `/img/posters/${id}.svg`

/** Whether a game can be tried for fun without an account: the machines and the fishing games can. */
export const hasTrial = ({ category }: Pick<Game, 'category'>): boolean => category === 'RNG' || category === 'FISH'

/** Whether a title has no engine of its own: the shared machine plays it as a demonstration of what a studio would connect. */
export const isDemonstration = ({ engine }: Pick<Game, 'engine'>): boolean => engine === 'cabinet'

/** The maintenance window of a game when it is not over. */
export const maintenanceOf = ({ maintenanceFrom, maintenanceTo }: Game, now: number) =>
  maintenanceFrom !== null && maintenanceTo !== null && now < maintenanceTo
    ? { maintainTime: maintenanceFrom, endTime: maintenanceTo }
    : null

/** A game as the lists carry it. */
export function gameRow(catalogue: Catalogue, game: Game, now: number): Row {
  return {
    nodeId: game.id,
    roomId: roomIdOf(game),
    nodeName: game.title,
    gameName: game.title,
    vassalage: game.studio,
    gameType: game.category,
    gameClassifyNew: game.classify,
    displayName: catalogue.studioName(game.studio),
    showIcon: posterOf(game.id),
    defaultIcon: posterOf(game.id),
    minBet: toWireMoney(game.minBet),
    minLineNum: game.lines,
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    isTop: game.rank <= 20 ? 1 : 0,
    supportTrail: hasTrial(game) ? 1 : 0,
    isDemonstration: isDemonstration(game) ? 1 : 0,
    rtp: game.rtp,
    volatility: game.volatility,
    maintenance: maintenanceOf(game, now),
  }
}
