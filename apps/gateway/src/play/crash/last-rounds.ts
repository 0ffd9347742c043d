import type { CrashEnded } from '@parlour/play/calls'
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { hashOfSecret } from './crash-point.ts'
import { flightForm } from './flight.ts'

const shown = 10
const endedForm = v.object({ ...flightForm.entries, times: v.number() })

/** The member's last rounds of a game with what they were drawn from, newest first; a trial's are nowhere. */
export async function lastRounds(db: Database, { memberId, game }: GameSession): Promise<CrashEnded[]> {
  if (memberId === null) return []
  const rows = await db
    .select({ roundId: rounds.id, stake: rounds.stake, win: rounds.win, outcome: rounds.outcome })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.gameId, game.id)))
    .orderBy(desc(rounds.settledAt))
    .limit(shown)
  return rows.flatMap(({ outcome, ...round }) => {
    const kept = v.safeParse(endedForm, outcome)
    if (!kept.success) return []
    const { point, times, secret, salt, isLeft } = kept.output
    return [
      {
        ...round,
        times,
        point,
        secret,
        salt,
        hash: hashOfSecret(secret),
        ...(isLeft ? { isLeft } : {}),
      },
    ]
  })
}
