import type { Database } from '../db/open-database.ts'
import { outbox } from '../db/tables/index.ts'

/** A mail to one address, as plain text. */
export interface Mail {
  readonly target: string
  readonly subject: string
  readonly text: string
  readonly at: number
}

/** Hands a mail to the mail server, which here is the outbox: `pnpm gateway mail` shows it. */
export async function sendMail(db: Database, { target, subject, text, at }: Mail): Promise<void> {
  await db.insert(outbox).values({ channel: 'mail', target, subject, text, at })
}
