import type { Database } from './open-database.ts'

/**
 * Reads what was there at one moment with several statements: what is written meanwhile is in none of them. Within
 * another transaction it reads as that one does.
 */
export const inSnapshot = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
