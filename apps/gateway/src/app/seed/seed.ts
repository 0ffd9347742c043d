import { sql } from 'drizzle-orm'
import { members, seedState, takeTime } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Passwords } from '../../kernel/ports/index.ts'
import { demoPassword } from './people/names.ts'
import { seedDemo } from './seed-demo.ts'
import { SeedRefused, seedKindOf } from '../../kernel/config/index.ts'
import type { SeedKind } from '../../kernel/config/index.ts'
import { seedPlain } from './seed-plain.ts'

const version = 7
const worthTelling = 10 * 60_000
const seedLock = 815_002

/** What the seed needs: what to fill with, the time it tells the history up to, and where it says what it does. */
export interface SeedInput {
  /** Null fills as the database was filled before. */
  readonly kind?: SeedKind | null
  /** What an empty database is filled with where `kind` is null; null refuses it. */
  readonly emptyAs?: SeedKind | null
  readonly now: number
  readonly passwords: Passwords
  readonly say: (line: string) => void
}

/** What a database was filled with, or null when it is empty. */
async function rememberedBy(db: Database): Promise<SeedKind | null> {
  const [state] = await db.select({ kind: seedState.kind }).from(seedState)
  if (state) return seedKindOf(state.kind)
  const [someone] = await db.select({ id: members.id }).from(members).limit(1)
  return someone ? 'none' : null
}

/**
 * Fills an empty database with what `kind` says, and brings an older one of the same kind up to `now`. Doing it again
 * changes nothing that is there; several gateways may do it at the same time. Answers what the database is filled with.
 * @throws SeedRefused when it was filled with something else, or is empty and nothing says what to fill it with
 */
export async function seed(
  db: Database,
  { kind: asked = null, emptyAs = 'demo', now, passwords, say }: SeedInput,
): Promise<SeedKind> {
  const expected = (await rememberedBy(db)) ?? asked ?? emptyAs
  if (!expected) throw new SeedRefused(null, asked)
  const passwordRecord = expected === 'demo' ? await passwords.make(demoPassword) : ''
  return db.transaction(async (tx) => {
    await takeTime(tx, { lock: 0 })
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const kept = await rememberedBy(tx)
    if (kept && asked && kept !== asked) throw new SeedRefused(kept, asked)
    const kind = kept ?? expected
    const [state] = await tx.select().from(seedState)
    const older = state?.version !== version
    const stale = kind === 'demo' && now - (state?.activityUntil ?? 0) > worthTelling
    if (!older && !stale) return kind
    if (kind === 'demo')
      await seedDemo(tx, {
        now,
        toldUntil: state?.activityUntil ?? null,
        passwordRecord,
        makePassword: passwords.make,
        say,
      })
    else await seedPlain(tx, { kind, now, fresh: !state, say })
    await tx
      .insert(seedState)
      .values({ id: 1, version, activityUntil: now, kind })
      .onConflictDoUpdate({ target: seedState.id, set: { version, activityUntil: now } })
    return kind
  })
}
