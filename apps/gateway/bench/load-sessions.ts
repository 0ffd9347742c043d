import { sql } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'
import { gameSessions, sessions } from '../src/kernel/db/tables/index.ts'
import { hashOf } from '../src/kernel/http/session.ts'

/** The tokens of a member who is logged in and has a game open. */
export interface Player {
  readonly token: string
  readonly gameToken: string
}

/** Logs members in, without a password: writes a session and a game session of each to the database. */
export async function openPlayers(db: Database, count: number, now: number): Promise<Player[]> {
  const { rows: found } = await db.execute<{ readonly id: string | number }>(sql`
    select m.id from members m join accounts a on a.member_id = m.id and a.wallet = 'main'
    where m.type <> 4 and a.balance >= 1000000 order by m.id desc limit ${count}`)
  const ids = found.map(({ id }) => Number(id))
  const { rows: game } = await db.execute<{ readonly id: number }>(sql`
    select id from games where engine = 'cabinet' and category = 'RNG' and min_bet = 100 and studio not in ('NLT', 'OVT') order by id limit 1`)
  const gameId = Number(game[0]?.id)
  const players = ids.map((memberId) => ({
    memberId,
    token: `load-${now}-${memberId}`,
    gameToken: `load-game-${now}-${memberId}`,
  }))
  if (players.length === 0) throw new Error('the database has no members with money')
  await db
    .insert(sessions)
    .values(players.map(({ memberId, token }) => ({ tokenHash: hashOf(token), memberId, createdAt: now, seenAt: now })))
  await db.insert(gameSessions).values(
    players.map(({ token, gameToken }) => ({
      tokenHash: hashOf(gameToken),
      sessionHash: hashOf(token),
      gameId,
      createdAt: now,
    })),
  )
  return players
}
