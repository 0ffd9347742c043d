import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { seedAgents } from './agents/seed-agents.ts'
import { seedPayouts } from './agents/seed-payouts.ts'
import { seedMoney } from './money/seed-money.ts'
import { orderEntries } from './order-entries.ts'
import { seedActivity } from './people/seed-activity.ts'
import { seedGuards } from './people/seed-guards.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedPromotionRules } from './rewards/promotion-rules.ts'
import { seedRewards } from './rewards/seed-rewards.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'
import { seedDraws } from './seed-draws.ts'
import { seedInboxMessagesOnce } from './seed-inbox-messages.ts'

const historyMs = 60 * 86_400_000

/** What the telling of a demo needs. */
export interface DemoInput {
  readonly now: number
  /** Until when the history is written already, or null for an empty database. */
  readonly toldUntil: number | null
  readonly passwordRecord: string
  readonly makePassword: (password: string) => Promise<string>
  readonly say: (line: string) => void
}

/**
 * Fills a database with a catalogue, content, people with published
 * passwords, and 60 days of invented history up to `now`.
 */
export async function seedDemo(
  tx: Database,
  { now, toldUntil, passwordRecord, makePassword, say }: DemoInput,
): Promise<void> {
  const fresh = toldUntil === null
  say('seed: 12 providers, 1,659 games …')
  await seedCatalogue(tx, now)
  say('seed: lottery draws …')
  await seedDraws(tx, now)
  say('seed: banners, promotions, notices …')
  await seedPromotionRules(tx)
  await seedContent(tx, now)
  const [someone] = await tx.select({ id: members.id }).from(members).limit(1)
  if (!someone) {
    say('seed: members and agents …')
    await seedPeople(tx, { now, passwordRecord })
  }
  await seedInboxMessagesOnce(tx, now)
  await seedGuards(tx, { now, makePassword })
  const from = Math.max(now - historyMs, toldUntil ?? 0)
  say(fresh ? 'seed: 60 days of history …' : 'seed: the history since the last start …')
  const rewards = await seedActivity(tx, { from, to: now, first: fresh })
  await seedMoney(tx, now)
  if (await seedAgents(tx, now)) await seedPayouts(tx, { from: now - historyMs, to: now })
  say('seed: points, missions, raffles …')
  await seedRewards(tx, { now, from: now - historyMs, rewards })
  if (fresh && !someone) await orderEntries(tx)
}
