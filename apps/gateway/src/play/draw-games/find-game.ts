import type { Catalogue, Game, Lottery } from '../../kernel/ports/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { lotteryOfCode } from '../lottery/find-lottery.ts'

/** A lottery game that is played here: what is drawn, and its place in the catalogue. */
export interface NumbersGame {
  readonly lottery: Lottery
  readonly game: Game
}

const withGame = (catalogue: Catalogue, lottery: Lottery): NumbersGame | null => {
  const game = catalogue.find(lottery.gameId)
  return game?.engine === 'draw-games' ? { lottery, game } : null
}

/** Every lottery game that is played here, most popular first. */
export const drawGames = (catalogue: Catalogue): NumbersGame[] =>
  catalogue.lotteries.flatMap((lottery) => withGame(catalogue, lottery) ?? [])

/** The lottery game of a code. @throws DomainError lottery.not.found */
export function findNumbersGame(catalogue: Catalogue, code: string): NumbersGame {
  const lottery = lotteryOfCode(catalogue, code)
  const found = lottery && withGame(catalogue, lottery)
  if (!found) throw new DomainError('lottery.not.found')
  return found
}

/** The code of a game of the catalogue; empty for one that is not drawn. */
export const codeOfGame = (catalogue: Catalogue, gameId: number): string =>
  catalogue.lotteries.find((lottery) => lottery.gameId === gameId)?.code ?? ''
