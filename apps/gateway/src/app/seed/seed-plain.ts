import { asc } from 'drizzle-orm'
import { lotteries } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { openHouse } from '../../kernel/ledger/index.ts'
import { sealAhead } from '../../play/index.ts'
import { openMissions, openRaffles } from '../../rewards/index.ts'
import { systemChance } from '../../kernel/config/index.ts'
import type { SeedKind } from '../../kernel/config/index.ts'
import { seedPromotionRules } from './rewards/promotion-rules.ts'
import { seedPointsShop } from './rewards/seed-rewards.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'

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
  await seedPromotionRules(tx)
  if (kind === 'none') return
  say('seed: 12 providers, 1,659 games …')
  await seedCatalogue(tx, now)
  if (!fresh) return
  say('seed: banners, promotions, notices, the shop …')
  await seedContent(tx, now)
  await seedPointsShop(tx)
  await sealAhead(tx, systemChance, await tx.select().from(lotteries).orderBy(asc(lotteries.gameId)), now)
  await openRaffles(tx, systemChance, now)
  await openMissions(tx, now)
}
