import type { getDraw, getDrawByCode } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { draws } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { lotteryOfCode } from './find-lottery.ts'
import { drawOut, lastDraws, newestOut } from './rows.ts'
import { nextOpening, openTimeOf } from './schedule.ts'

/** The draw of a lottery game that takes stakes now, with the one before. @throws DomainError lottery.not.found */
export const handleGetDraw: Handler<typeof getDraw> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const lottery = lotteryOfCode(catalogue, request.gameCode)
  if (!lottery) throw new DomainError('lottery.not.found')
  const [last] = await lastDraws(db, lottery, 1)
  return {
    ...drawOut(catalogue, lottery, { openTime: nextOpening(lottery, now), numbers: null }),
    lastDraw: last ? newestOut(catalogue, lottery, last, now) : null,
  }
}

/**
 * One draw by its code: opened, or the one that takes stakes. What was never drawn, or is further off, is unknown.
 * @throws DomainError lottery.draw.unknown
 */
export const handleGetDrawByCode: Handler<typeof getDrawByCode> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const [, code = '', numero = ''] = /^(.+)-(\d+)$/.exec(request.code) ?? []
  const lottery = lotteryOfCode(catalogue, code)
  const openTime = lottery ? openTimeOf(lottery, numero) : null
  if (!lottery || openTime === null) throw new DomainError('lottery.draw.unknown')
  const [drawn] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.gameId, lottery.gameId), eq(draws.openedAt, openTime)))
  if (!drawn && openTime !== nextOpening(lottery, now)) throw new DomainError('lottery.draw.unknown')
  return drawOut(catalogue, lottery, { openTime, numbers: drawn?.numbers ?? null })
}
