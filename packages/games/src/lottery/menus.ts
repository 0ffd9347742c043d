import type { DrawRow, LotteryGame, LotteryGroup } from '@parlour/api-client/endpoints'
import { drawKinds, type DrawKind } from './lottery-params.ts'
import { isVietnamese } from './lottery-play.ts'

/** The groups with those of their games that `wanted` keeps; a group without games is left out. */
export const keepGames = (groups: readonly LotteryGroup[], wanted: (game: LotteryGame) => boolean): LotteryGroup[] =>
  groups
    .map((group) => ({ ...group, gameMenus: group.gameMenus.filter(wanted) }))
    .filter(({ gameMenus }) => gameMenus.length > 0)

/** The groups without the games of Vietnam, which have a hall of their own. Source: SYS-06, SYS-07. */
export const outsideVietnam = (groups: readonly LotteryGroup[]): LotteryGroup[] =>
  keepGames(groups, (game) => !isVietnamese(game))

/** Every game of the groups, each once. */
export const gamesOf = (groups: readonly LotteryGroup[]): LotteryGame[] => [
  ...new Map(groups.flatMap(({ gameMenus }) => gameMenus.map((game) => [game.gameCode, game]))).values(),
]

/** The kinds of draws that the games have, in the order of the platform. */
export const kindsOf = (games: readonly LotteryGame[]): DrawKind[] =>
  drawKinds.filter((kind) => games.some(({ drawKind }) => drawKind === kind))

/** The numbers of an opened draw, in the order they were drawn. */
export const numbersOf = ({ winningNumber }: Pick<DrawRow, 'winningNumber'>): string[] =>
  (winningNumber ?? '')
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)

/** Games by what a shorter list names, in its order; its own row stands where the menus lack one. */
export const byMenus = (list: readonly LotteryGame[], games: readonly LotteryGame[]): LotteryGame[] => {
  const known = new Map(games.map((game) => [game.gameCode, game]))
  return list.map((game) => known.get(game.gameCode) ?? game)
}
