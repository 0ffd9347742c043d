import type { listWinners } from '@parlour/api-client/endpoints'
import { cacheFor } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { bestWinsOf, boardSize } from './best-wins.ts'
import { posterOf } from './game-row.ts'

const day = 86_400_000
const spans = { day, week: 7 * day, month: 30 * day }
const maxAge = 5_000

/** A name as the public may see it: the first three signs and the last two, never the whole. */
export function masked(name: string): string {
  const signs = [...name]
  const front = signs.slice(0, Math.min(3, Math.max(1, signs.length - 3))).join('')
  return `${front}***${signs.length > 5 ? signs.slice(-2).join('') : ''}`
}

interface Board {
  /** A category, or ALL. */
  readonly category: string
  readonly span: number
}

const boardOf = cacheFor(
  maxAge,
  (db, { category, span }: Board, now) => bestWinsOf(db, category, now - span, now),
  ({ category, span }) => `${category}/${span}`,
)

/** The highest settled wins of a period, names masked; up to five seconds old. */
export const handleListWinners: Handler<typeof listWinners> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  const limit = Math.min(boardSize, Math.max(1, Math.trunc(Number(request.limitNum)) || 20))
  const { gameCategory: category } = request
  if (category !== 'ALL' && !catalogue.hasCategory(category)) return { list: [] }
  const board = { category, span: spans[request.period] }
  const rows = (await boardOf(db, board, now)).slice(0, limit)
  return {
    list: rows.flatMap(({ memberName, gameId, win, settledAt }) => {
      const game = catalogue.find(gameId)
      if (!game) return []
      return {
        vo: {
          customerName: masked(memberName),
          gameName: game.title,
          nodeId: game.id,
          gameType: game.category,
          vassalage: game.provider,
          iconUrl: posterOf(game.id),
          winAmount: win,
          settleTime: settledAt,
        },
      }
    }),
  }
}
