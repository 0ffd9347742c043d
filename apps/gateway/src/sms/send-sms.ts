import type { Database } from '../db/open-database.ts'
import { outbox } from '../db/tables/index.ts'

/** Hands a short message to the carrier, which here is the outbox: `pnpm gateway sms` shows it. */
export async function sendSms(db: Database, { target, text, at }: { target: string; text: string; at: number }): Promise<void> {
  await db.insert(outbox).values({ channel: 'sms', target, text, at })
}
