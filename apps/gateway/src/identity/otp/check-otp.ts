import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { oneTimeCodes } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { codeTries } from '../../kernel/limits/index.ts'
import type { CodeTarget } from './otp-purpose.ts'
import { readCode } from './read-code.ts'
import { codeHashOf } from './send-otp.ts'

const invalid = (): DomainError => new DomainError('code.invalid')

/**
 * Holds a typed code against the newest one that was sent; each wrong try is counted by itself, the fifth kills the
 * code. What is not six digits is no try.
 * Answers the id to use it up with.
 * @throws DomainError code.invalid, the same for a wrong, an old, a used and a foreign code
 */
export async function checkOtp(
  db: Database,
  { channel, target, purpose, asker }: CodeTarget,
  typed: string,
  now: number,
): Promise<string> {
  const code = readCode(typed)
  if (code === null) throw invalid()
  const mine = and(
    eq(oneTimeCodes.channel, channel),
    eq(oneTimeCodes.target, target),
    eq(oneTimeCodes.purpose, purpose),
    asker === null ? isNull(oneTimeCodes.asker) : or(isNull(oneTimeCodes.asker), eq(oneTimeCodes.asker, asker)),
  )
  const [newest] = await db.select().from(oneTimeCodes).where(mine).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  if (!newest) throw invalid()
  const live = and(
    eq(oneTimeCodes.id, newest.id),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, now),
    lt(oneTimeCodes.tries, codeTries),
  )
  const counted = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(live)
    .returning({ id: oneTimeCodes.id })
  if (counted.length === 0 || newest.codeHash !== codeHashOf(target, code)) throw invalid()
  await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} - 1` })
    .where(eq(oneTimeCodes.id, newest.id))
  return newest.id
}

/** Uses a code up, in the transaction of what it was for. @throws DomainError code.invalid when another was quicker */
export async function spendCode(tx: Database, id: string, now: number): Promise<void> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  if (used.length === 0) throw invalid()
}
