import type { getDraw, listLotteryGames, ServedResponseOf } from '@parlour/api-client/endpoints'
import { desc, eq, inArray } from 'drizzle-orm'
import { draws, lotteries } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Catalogue, Lottery } from '../../kernel/ports/index.ts'
import { posterOf } from '../games/game-row.ts'
import { vietnam } from './find-lottery.ts'
import { closingOf, drawCodeOf, lastOpening, nextOpening, numeroOf } from './schedule.ts'
import { present } from '../../kernel/objects/index.ts'

type Served = ServedResponseOf<typeof listLotteryGames>
/** A lottery game as the feeds carry it. */
export type GameOut = Extract<Served, readonly unknown[]>[number]
/** A draw as the feeds carry it. */
export type DrawOut = Omit<ServedResponseOf<typeof getDraw>, 'lastDraw'>

/** An opened draw as the database holds it. */
export type Draw = typeof draws.$inferSelect

const accountTypes: Readonly<Record<string, string>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', SEA: 'TCG_SEA' }

/** The name of a lottery game. */
export const titleOf = (catalogue: Catalogue, { gameId, code }: Lottery): string =>
  catalogue.find(gameId)?.title ?? code

/** A lottery game with the draw that takes stakes at `now`. */
export function gameOut(catalogue: Catalogue, lottery: Lottery, now: number): GameOut {
  const { gameId, code, area, prizeMode, groupCode, drawKind, interval } = lottery
  const game = catalogue.find(gameId)
  const openTime = nextOpening(lottery, now)
  return {
    gameCode: code,
    displayName: titleOf(catalogue, lottery),
    labelName: titleOf(catalogue, lottery),
    gameGroupCode: groupCode,
    nodeId: gameId,
    vassalage: game?.provider ?? null,
    gameType: game?.category ?? null,
    accountTypeName: area === vietnam ? 'TCG_LOTTO_VN' : (accountTypes[prizeMode] ?? 'LOTT'),
    prizeMode,
    icon: posterOf(gameId),
    minBet: present(game, `the game of the lottery ${code}`).minBet,
    drawKind,
    interval,
    numero: numeroOf(lottery, openTime),
    openTime,
    closeTime: closingOf(lottery, openTime),
  }
}

/** A draw of a lottery game, with its numbers when it is opened, and the one that follows it. */
export function drawOut(
  catalogue: Catalogue,
  lottery: Lottery,
  {
    openTime,
    numbers,
    next = openTime + lottery.interval,
  }: { openTime: number; numbers: string | null; next?: number },
): DrawOut {
  return {
    drawCode: drawCodeOf(lottery, openTime),
    gameCode: lottery.code,
    gameName: titleOf(catalogue, lottery),
    numero: numeroOf(lottery, openTime),
    winningNumber: numbers,
    openTime,
    closeTime: closingOf(lottery, numbers === null ? openTime : next),
    nextNumero: numeroOf(lottery, next),
    nextOpenTime: next,
  }
}

/** The newest opened draw of a game; after a stop the one that follows is the next that is drawn. */
export const newestOut = (
  catalogue: Catalogue,
  lottery: Lottery,
  { openedAt, numbers }: Pick<Draw, 'openedAt' | 'numbers'>,
  now: number,
): DrawOut =>
  drawOut(catalogue, lottery, {
    openTime: openedAt,
    numbers,
    next: Math.max(openedAt + lottery.interval, lastOpening(lottery, now)),
  })

/** The newest opened draw of each game, by game id. */
export async function newestDraws(db: Database, games: readonly Pick<Lottery, 'gameId'>[]): Promise<Map<number, Draw>> {
  if (games.length === 0) return new Map()
  const newest = db
    .select({ openedAt: draws.openedAt, numbers: draws.numbers, secret: draws.secret })
    .from(draws)
    .where(eq(draws.gameId, lotteries.gameId))
    .orderBy(desc(draws.openedAt))
    .limit(1)
    .as('newest')
  const rows = await db
    .select({ gameId: lotteries.gameId, openedAt: newest.openedAt, numbers: newest.numbers, secret: newest.secret })
    .from(lotteries)
    .crossJoinLateral(newest)
    .where(
      inArray(
        lotteries.gameId,
        games.map(({ gameId }) => gameId),
      ),
    )
  return new Map(rows.map((row) => [row.gameId, row]))
}

/** The newest opened draws of one game, newest first. */
export const lastDraws = (db: Database, { gameId }: Lottery, count: number): Promise<Draw[]> =>
  db.select().from(draws).where(eq(draws.gameId, gameId)).orderBy(desc(draws.openedAt)).limit(count)
