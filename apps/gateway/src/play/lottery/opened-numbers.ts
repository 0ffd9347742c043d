import type { listMyOpenedNumbers, listNearNumbers, listOpenedNumbers } from '@parlour/api-client/endpoints'
import type { Lottery } from '../../kernel/ports/index.ts'
import { recentGames } from '../games/recent-games.ts'
import { DomainError, sessionOf } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { lotteryOfCode, vietnam } from './find-lottery.ts'
import { drawOut, lastDraws, newestDraws, newestOut, type DrawOut } from './rows.ts'

interface Opened {
  readonly lottery: Lottery
  readonly row: DrawOut
}

async function newestOf(
  { gateway: { catalogue, db }, now }: Call,
  wanted: (lottery: Lottery) => boolean,
): Promise<Opened[]> {
  await catalogue.refresh(now)
  const lotteries = catalogue.lotteries.filter(wanted)
  const newest = await newestDraws(db, lotteries)
  return lotteries
    .flatMap((lottery) => {
      const draw = newest.get(lottery.gameId)
      return draw ? [{ lottery, row: newestOut(catalogue, lottery, draw, now) }] : []
    })
    .toSorted((a, b) => b.row.openTime - a.row.openTime)
}

const byCode = (opened: readonly Opened[], count: number): Record<string, DrawOut> =>
  Object.fromEntries(opened.slice(0, count).map(({ lottery, row }) => [lottery.code, row]))

/** The last opened draw of every lottery game of Vietnam, by game code, newest first. */
export const handleListOpenedNumbers: Handler<typeof listOpenedNumbers> = async (call) =>
  byCode(await newestOf(call, ({ area }) => area === vietnam), call.request.count)

/** The last opened draw of every other lottery game, by game code: those that the member played before the rest. */
export const handleListMyOpenedNumbers: Handler<typeof listMyOpenedNumbers> = async (call) => {
  const { gateway, request, now } = call
  const mine = (await recentGames(gateway.db, sessionOf(call).memberId, now)).map(({ gameId }) => gameId)
  const place = ({ lottery }: Opened): number => {
    const at = mine.indexOf(lottery.gameId)
    return at === -1 ? mine.length : at
  }
  const opened = await newestOf(call, ({ area }) => area !== vietnam)
  return byCode(
    opened.toSorted((a, b) => place(a) - place(b)),
    request.count,
  )
}

/** The last opened draws of one lottery game, newest first. @throws DomainError lottery.not.found */
export const handleListNearNumbers: Handler<typeof listNearNumbers> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const lottery = lotteryOfCode(catalogue, request.gameCode)
  if (!lottery) throw new DomainError('lottery.not.found')
  const draws = await lastDraws(db, lottery, request.count)
  return draws.map((draw, at) =>
    at === 0
      ? newestOut(catalogue, lottery, draw, now)
      : drawOut(catalogue, lottery, { openTime: draw.openedAt, numbers: draw.numbers }),
  )
}
