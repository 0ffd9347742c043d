import { and, gte, max, sql } from 'drizzle-orm'
import { eachOf, inParts, insertRows, isAnyOf, pointDays, pointRests } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { countPlay, type DayOfPlay } from './count-play.ts'
import { writePoints, type PointChange } from './point-account.ts'
import { pointRule, pointsOf } from './point-rules.ts'

const pointsLock = 'points'

const keyOf = ({ memberId, category, day }: Omit<DayOfPlay, 'sum'>): string => `${memberId}/${category}/${day}`
const restKey = (memberId: number, category: string): string => `${memberId}/${category}`

/** Play of a day with what of it is counted with this time. */
interface FreshPlay extends DayOfPlay {
  readonly fresh: number
}

/** From when on play may be uncounted: from the day before the last counted one, since a round may be booked late. */
export async function uncountedFrom(tx: Database, earliest: number): Promise<number> {
  const [row] = await tx.select({ day: max(pointDays.day) }).from(pointDays)
  return row?.day == null ? startOfDay(earliest) : row.day - dayMs
}

/** What is counted of the play of some days, or of some members since some day, by member, category and day. */
const countedOf = (rows: readonly (typeof pointDays.$inferSelect)[]): Map<string, number> =>
  new Map(rows.map((row) => [keyOf(row), row.counted]))

/** The play since `from` that is not counted yet, of everybody or of these. Nothing is held. */
export async function uncounted(
  tx: Database,
  { from, until }: Period,
  memberIds?: readonly number[],
): Promise<DayOfPlay[]> {
  const own = memberIds ? isAnyOf(pointDays.memberId, memberIds) : undefined
  const rows = await tx
    .select()
    .from(pointDays)
    .where(and(own, gte(pointDays.day, from)))
  const before = countedOf(rows)
  return (await countPlay(tx, { from, until }, memberIds)).filter(
    (row) => pointRule(row.category) && row.sum > (before.get(keyOf(row)) ?? 0),
  )
}

/** What of the play is not counted yet, now that others are kept from counting, oldest day first. */
async function freshOf(tx: Database, play: readonly DayOfPlay[]): Promise<FreshPlay[]> {
  const from = play.reduce((first, { day }) => Math.min(first, day), Infinity)
  const before = countedOf(
    await inParts(new Set(play.map(({ memberId }) => memberId)), (some) =>
      tx
        .select()
        .from(pointDays)
        .where(and(isAnyOf(pointDays.memberId, some), gte(pointDays.day, from))),
    ),
  )
  return play
    .map((row) => ({ ...row, fresh: row.sum - (before.get(keyOf(row)) ?? 0) }))
    .filter(({ fresh }) => fresh > 0)
    .toSorted((a, b) => a.day - b.day || a.memberId - b.memberId || (a.category < b.category ? -1 : 1))
}

/** What is left of the earlier play of these members, by member and category. */
async function restsOf(tx: Database, memberIds: ReadonlySet<number>): Promise<Map<string, number>> {
  const { rows } = await tx.execute<Record<'member_id' | 'category' | 'rest', string | number>>(sql`
    select r.member_id, r.category, r.rest from ${eachOf(memberIds)} player(id)
      cross join lateral (select member_id, category, rest from point_rests where member_id = player.id offset 0) r`)
  return new Map(
    rows.map(({ member_id: memberId, category, rest }) => [restKey(Number(memberId), String(category)), Number(rest)]),
  )
}

/** The points of uncounted play by member and day, over what is left of earlier play; changes `rests`. */
function earned(play: readonly FreshPlay[], rests: Map<string, number>, until: number): PointChange[] {
  const byDay = new Map<string, { memberId: number; day: number; parts: [category: string, points: number][] }>()
  for (const { memberId, category, day, fresh } of play) {
    const rule = pointRule(category)
    if (!rule) continue
    const key = restKey(memberId, category)
    const { points, rest } = pointsOf(rule, fresh, rests.get(key) ?? 0)
    rests.set(key, rest)
    const entry = byDay.get(`${memberId}/${day}`) ?? { memberId, day, parts: [] }
    if (points > 0) entry.parts.push([category, points])
    byDay.set(`${memberId}/${day}`, entry)
  }
  return [...byDay.values()]
    .filter(({ parts }) => parts.length > 0)
    .map(({ memberId, day, parts }) => {
      const remark = parts.map(([category, points]) => `${category} ${points}`).join(', ')
      return {
        memberId,
        kind: 'EARN' as const,
        points: parts.reduce((sum, [, points]) => sum + points, 0),
        remark: { EN: remark, TY: remark },
        at: Math.min(until, day + dayMs) - 1,
      }
    })
}

/**
 * Writes the points of some play, inside the transaction `tx`; what another gateway has counted meanwhile is left out.
 */
export async function countPoints(tx: Database, found: readonly DayOfPlay[], until: number): Promise<void> {
  if (found.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pointsLock}, 0))`)
  const play = await freshOf(tx, found)
  const rests = await restsOf(tx, new Set(play.map(({ memberId }) => memberId)))
  const changes = earned(play, rests, until)
  await insertRows(
    tx,
    pointDays,
    play.map(({ memberId, category, day, sum: counted }) => ({ member_id: memberId, category, day, counted })),
    'on conflict (member_id, category, day) do update set counted = excluded.counted',
  )
  const touched = new Map(play.map(({ memberId, category }) => [restKey(memberId, category), { memberId, category }]))
  await insertRows(
    tx,
    pointRests,
    [...touched].flatMap(([key, { memberId, category }]) => {
      const rest = rests.get(key)
      return rest === undefined ? [] : { member_id: memberId, category, rest }
    }),
    'on conflict (member_id, category) do update set rest = excluded.rest',
  )
  await writePoints(tx, changes)
}

/**
 * Turns what was staked and paid in up to `until` into points, inside the transaction `tx`. What is counted is written
 * down by member, category and day, so that each stake counts exactly once, however often and however late this runs;
 * the first run counts from `earliest` on.
 */
export async function earnPoints(
  tx: Database,
  { earliest, until }: { earliest: number; until: number },
): Promise<void> {
  await countPoints(tx, await uncounted(tx, { from: await uncountedFrom(tx, earliest), until }), until)
}
