import { eq } from 'drizzle-orm'
import { missions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { missionRule, type MissionRule } from './mission-rules.ts'

/** A run of a mission with its rules. */
export interface Mission {
  readonly id: number
  readonly from: number
  readonly until: number
  readonly closedAt: number | null
  readonly rule: MissionRule
}

/** A row of the table with its rules; null when they are no longer there. */
export function withRule({ code, ...row }: typeof missions.$inferSelect): Mission | null {
  const rule = missionRule(code)
  return rule ? { ...row, rule } : null
}

/** The run of that number that has begun. @throws DomainError mission.unknown */
export async function findMission(db: Database, id: number, now: number): Promise<Mission> {
  const [row] = await db.select().from(missions).where(eq(missions.id, id))
  const mission = row && row.from <= now ? withRule(row) : null
  if (!mission) throw new DomainError('mission.unknown')
  return mission
}
