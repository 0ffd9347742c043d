import type { Database } from '../db/open-database.ts'
import { outbox } from '../db/tables/index.ts'

/** A short message or a mail, as plain text; one without a recipient goes `nowhere`. */
export interface Letter {
  readonly channel: 'sms' | 'mail' | 'nowhere'
  /** Digits with the dialling code in front, or a mail address. */
  readonly target: string
  /** Of a mail. */
  readonly subject?: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Hands a letter to the carrier, which here is the outbox: `pnpm gateway sms` and `pnpm gateway mail` show it. */
export async function post(db: Database, letter: Letter): Promise<void> {
  await db.insert(outbox).values(letter)
}
