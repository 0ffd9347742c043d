import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { gameHours, insertRows } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'

const hour = 3_600_000
const minute = 60_000
/** As far as anything by popularity looks back, in milliseconds. */
const week = 7 * 24 * hour

/** So many rounds are read for each row or member of a batch: a round costs little. */
const roundsEach = 25

/** The round that was read last, and what has been counted of the hour it lies in, by game. */
const cursorForm = v.nullable(v.object({ at: v.number(), id: v.string(), counts: v.record(v.string(), v.number()) }))
type HourCursor = v.InferOutput<typeof cursorForm>

type Row = Readonly<Record<'game_id' | 'settled_at', string | number>> & { readonly id: string }

const hourOf = (at: number): number => Math.floor(at / hour) * hour

async function writeHour(tx: Database, at: number, counts: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(counts).map(([gameId, rounds]) => ({ game_id: Number(gameId), hour: hourOf(at), rounds }))
  await insertRows(tx, gameHours, rows, 'on conflict do nothing')
}

/** Where counting begins: with the hour after the newest one that is counted, a week back at most. */
async function startOf(tx: Database, over: number): Promise<NonNullable<HourCursor>> {
  const { rows } = await tx.execute<{ readonly at: string | number }>(
    sql`select greatest((select max(hour) + ${hour}::bigint from game_hours), ${over - week}::bigint) as at`,
  )
  return { at: Number(rows[0]?.at), id: '00000000-0000-0000-0000-000000000000', counts: {} }
}

/**
 * Counts the rounds of each game in the hours that are over for a minute and not counted yet, for the lists by
 * popularity: some rounds in each batch, and an hour is written once all of its rounds are counted.
 */
export const countRounds: Job = {
  name: 'game-hours',
  every: hour,
  offset: minute,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, _gateway, { until }, { cursor, size }) {
    const over = until - minute
    const last = v.parse(cursorForm, cursor) ?? (await startOf(tx, over))
    const most = size * roundsEach
    const { rows } = await tx.execute<Row>(sql`
      select game_id, settled_at, id from rounds
      where settled_at >= ${last.at} and (settled_at, id) > (${last.at}, ${last.id}::uuid) and settled_at < ${over}
      order by settled_at, id limit ${most}`)
    let { at, counts } = last
    for (const { game_id: gameId, settled_at: settledAt } of rows) {
      if (hourOf(Number(settledAt)) > hourOf(at)) {
        await writeHour(tx, at, counts)
        counts = {}
      }
      at = Number(settledAt)
      counts[gameId] = (counts[gameId] ?? 0) + 1
    }
    const newest = rows.at(-1)
    if (newest && rows.length === most) return { at, id: newest.id, counts } satisfies HourCursor
    await writeHour(tx, at, counts)
    return null
  },
}
