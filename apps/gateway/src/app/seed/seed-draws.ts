import { asc } from 'drizzle-orm'
import { lotteries } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { drawDue, sealAhead } from '../../play/index.ts'
import { systemChance } from '../../kernel/config/index.ts'
import { seededChance } from './chance.ts'

const quick = { count: 120, upTo: 86_400_000 }
const daily = 30

/**
 * Tells the draws since the last one of each lottery game up to `now`: 120 of the quick ones at most, 30 of the others.
 * The past is the same for the same moment; what is to come cannot be worked out.
 */
export async function seedDraws(tx: Database, now: number): Promise<void> {
  const all = await tx.select().from(lotteries).orderBy(asc(lotteries.gameId))
  const chance = seededChance(Math.floor(now / 60_000))
  const random = { bytes: (length: number) => Uint8Array.from({ length }, () => chance.between(0, 255)) }
  await drawDue(tx, random, {
    lotteries: all.filter(({ interval }) => interval < quick.upTo),
    until: now,
    most: quick.count,
  })
  await drawDue(tx, random, {
    lotteries: all.filter(({ interval }) => interval >= quick.upTo),
    until: now,
    most: daily,
  })
  await sealAhead(tx, systemChance, all, now)
}
