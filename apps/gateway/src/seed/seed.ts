import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members, seedState } from '../db/tables/index.ts'
import { takeTime } from '../db/time-limits.ts'
import type { Passwords } from '../session/passwords.ts'
import { seedAgents } from './agents/seed-agents.ts'
import { seedPayouts } from './agents/seed-payouts.ts'
import { seedMoney } from './money/seed-money.ts'
import { demoPassword } from './people/names.ts'
import { orderEntries } from './order-entries.ts'
import { seedActivity } from './people/seed-activity.ts'
import { seedGuards } from './people/seed-guards.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedRewards } from './rewards/seed-rewards.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'
import { seedLettersOnce } from './seed-letters.ts'
import { seedDraws } from './seed-draws.ts'

const version = 4
const historyMs = 60 * 86_400_000
const worthTelling = 10 * 60_000
const seedLock = 815_002

/** What the seed needs: the time it tells the history up to, and where it says what it does. */
export interface SeedInput {
  readonly now: number
  readonly passwords: Passwords
  readonly say: (line: string) => void
}

/**
 * Fills an empty database with a catalogue, content, people and 60 days of history, and brings an older one up to `now`.
 * Doing it again changes nothing that is there; several gateways may do it at the same time.
 */
export async function seed(db: Database, { now, passwords, say }: SeedInput): Promise<void> {
  const passwordRecord = await passwords.make(demoPassword)
  await db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await takeTime(tx, { lock: 0 })
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const [state] = await tx.select().from(seedState)
    const fresh = !state
    const stale = fresh || now - state.activityUntil > worthTelling
    if (!stale && state.version === version) return
    say('seed: 12 studios, 1,659 games …')
    await seedCatalogue(tx, now)
    say('seed: lottery draws …')
    await seedDraws(tx, now)
    say('seed: banners, promotions, notices …')
    await seedContent(tx, now)
    const [someone] = await tx.select({ id: members.id }).from(members).limit(1)
    if (!someone) {
      say('seed: members and agents …')
      await seedPeople(tx, { now, passwordRecord })
    }
    await seedLettersOnce(tx, now)
    await seedGuards(tx, { now, makePassword: passwords.make })
    const from = Math.max(now - historyMs, state?.activityUntil ?? 0)
    say(fresh ? 'seed: 60 days of history …' : 'seed: the history since the last start …')
    const rewards = await seedActivity(tx, { from, to: now, first: fresh })
    await seedMoney(tx, now)
    if (await seedAgents(tx, now)) await seedPayouts(tx, { from: now - historyMs, to: now })
    say('seed: points, missions, raffles …')
    await seedRewards(tx, { now, from: now - historyMs, rewards })
    if (fresh && !someone) await orderEntries(tx)
    await tx
      .insert(seedState)
      .values({ id: 1, version, activityUntil: now })
      .onConflictDoUpdate({ target: seedState.id, set: { version, activityUntil: now } })
  })
}
