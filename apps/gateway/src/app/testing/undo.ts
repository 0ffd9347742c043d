import type { Database } from '../../kernel/db/open-database.ts'

class Undone extends Error {}

/** Works in a transaction that leaves nothing behind. */
export const undo = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db
    .transaction(async (tx) => {
      await work(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
