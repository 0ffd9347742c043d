import { sql } from 'drizzle-orm'
import { games, insertRows, lotteries, providers, storedEngine } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { countChange, noteMoved, oneRtp, slotLines } from '../../play/index.ts'
import {
  engineOf,
  games as catalogueGames,
  hotShelf,
  lotteriesOf,
  newShelf,
  providers as catalogueProviders,
  type CatalogueGame,
} from './catalogue/index.ts'

const hour = 3_600_000
const swings = { low: 2, medium: 3, high: 5 }
const placeIn = (shelf: readonly string[], title: string): number | null => {
  const at = shelf.indexOf(title)
  return at === -1 ? null : at
}

const rowOf = (game: CatalogueGame, now: number) => {
  const engine = engineOf(game)
  const isSlot = engine === 'slot'
  const swing = game.volatility ? swings[game.volatility] : null
  return {
    id: game.id,
    code: game.code,
    title: game.title,
    category: game.category,
    provider: game.provider,
    classify: game.classify,
    min_bet: game.minBet,
    lines: isSlot ? slotLines.length : game.lines,
    rtp: oneRtp({ ...game, engine }),
    volatility: isSlot ? 3 : swing,
    hot: game.hot,
    is_new: game.isNew,
    engine: storedEngine(engine),
    rank: game.rank,
    hot_position: placeIn(hotShelf, game.title),
    new_position: placeIn(newShelf, game.title),
    maintenance_from: game.maintenance ? now + game.maintenance.fromHour * hour : null,
    maintenance_to: game.maintenance ? now + game.maintenance.toHour * hour : null,
  }
}

async function seedLotteries(tx: Database): Promise<void> {
  const rows = lotteriesOf(catalogueGames).map(({ gameId, prizeMode, groupCode, drawKind, closesBefore, ...same }) => ({
    ...same,
    game_id: gameId,
    prize_mode: prizeMode,
    group_code: groupCode,
    draw_kind: drawKind,
    closes_before: closesBefore,
  }))
  const set = ['code', 'area', 'prize_mode', 'group_code', 'draw_kind', 'interval', 'phase', 'closes_before']
    .map((column) => `"${column}" = excluded."${column}"`)
    .join(', ')
  await insertRows(tx, lotteries, rows, `on conflict (game_id) do update set ${set}`)
}

/** Writes providers, games and lotteries, over what an older version of the catalogue left. */
export async function seedCatalogue(tx: Database, now: number): Promise<void> {
  await tx
    .insert(providers)
    .values(
      catalogueProviders.map(({ code, name, inHouse: own }, position) => ({ code, name, inHouse: own, position })),
    )
    .onConflictDoUpdate({
      target: providers.code,
      set: { name: sql`excluded.name`, inHouse: sql`excluded.in_house`, position: sql`excluded.position` },
    })
  const changing = [
    'code',
    'title',
    'category',
    'studio',
    'classify',
    'min_bet',
    'lines',
    'rtp',
    'volatility',
    'hot',
    'is_new',
    'engine',
    'rank',
    'hot_position',
    'new_position',
  ]
  const decided = ['maintenance_from', 'maintenance_to']
  const set = [
    ...changing.map((column) => `${column} = excluded.${column}`),
    ...decided.map(
      (column) => `${column} = case when games.maintenance_decided then games.${column} else excluded.${column} end`,
    ),
  ].join(', ')
  await noteMoved(tx, catalogueGames, now)
  await insertRows(
    tx,
    games,
    catalogueGames.map((game) => rowOf(game, now)),
    `on conflict (id) do update set ${set}`,
  )
  await seedLotteries(tx)
  await countChange(tx)
}
