import { asc } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { lotteries } from '../db/tables/index.ts'
import { openHouse } from '../ledger/accounts.ts'
import { sealAhead } from '../lottery/seals.ts'
import { openMissions } from '../missions/close-missions.ts'
import { openRaffles } from '../promotions/run-raffles.ts'
import { systemChance } from '../system-ports.ts'
import { seedMall } from './rewards/seed-rewards.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'
import type { SeedKind } from './seed-kind.ts'

/** What a database without a demo is filled with. */
export interface PlainInput {
  readonly kind: Exclude<SeedKind, 'demo'>
  readonly now: number
  /** Whether nothing was filled in before: content is the operator's from then on, games follow the catalogue. */
  readonly fresh: boolean
  readonly say: (line: string) => void
}

/** Fills a database without people, money, past draws or promotion codes that are published. */
export async function seedPlain(tx: Database, { kind, now, fresh, say }: PlainInput): Promise<void> {
  await openHouse(tx)
  if (kind === 'none') return
  say('seed: 12 studios, 1,659 games …')
  await seedCatalogue(tx, now)
  if (!fresh) return
  say('seed: banners, promotions, notices, the mall …')
  await seedContent(tx, now)
  await seedMall(tx)
  await sealAhead(tx, systemChance, await tx.select().from(lotteries).orderBy(asc(lotteries.gameId)), now)
  await openRaffles(tx, systemChance, now)
  await openMissions(tx, now)
}
