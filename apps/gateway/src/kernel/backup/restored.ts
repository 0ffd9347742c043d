import { count } from 'drizzle-orm'
import { openDatabase } from '../db/open-database.ts'
import { members, transfers } from '../db/tables/index.ts'
import { ledgerFaults } from '../ledger/sound.ts'

/** What a restored database holds. */
export interface Restored {
  readonly members: number
  readonly transfers: number
}

/** Brings a restored database up to date and checks its books. @throws Error that names the broken rules */
export async function checkRestored(where: {
  readonly url: string | null
  readonly folder: string
}): Promise<Restored> {
  const database = await openDatabase(where)
  try {
    await database.migrate()
    const faults = await ledgerFaults(database.db)
    if (faults.length > 0)
      throw new Error(
        `the restored books are not sound: ${faults.map(({ rule, count: times }) => `${rule} (${times})`).join(', ')}`,
      )
    const rows = async (table: typeof members | typeof transfers): Promise<number> =>
      (await database.db.select({ n: count() }).from(table))[0]?.n ?? 0
    return { members: await rows(members), transfers: await rows(transfers) }
  } finally {
    await database.close()
  }
}
