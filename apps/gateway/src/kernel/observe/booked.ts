import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/open-database.ts'
import type { Metrics } from './metrics.ts'

/** A transfer that was booked in a transaction which may still be rolled back. */
interface Booked {
  readonly kind: string
  readonly amount: number
}

const transactions = new AsyncLocalStorage<Booked[]>()

/**
 * Notes transfers that the transaction at work has booked; `amount` is the sum of the positive entries in minor units.
 */
export const noteBooked = (transfers: readonly Booked[]): void => void transactions.getStore()?.push(...transfers)

/** The same database, which counts what its transactions have booked once they are committed. */
export function countBooked(db: Database, metrics: Metrics): Database {
  const begin = db.transaction.bind(db)
  const transaction: Database['transaction'] = async (work, config) => {
    const booked: Booked[] = []
    const result = await transactions.run(booked, () => begin(work, config))
    for (const { kind, amount } of booked) metrics.booked(kind, amount)
    return result
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object whose prototype is the database has all that the database has
  return Object.assign(Object.create(db) as Database, { transaction })
}
