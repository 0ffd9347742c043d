import type pg from 'pg'
import { DatabaseLost, isLost } from './database-failures.ts'

const textOf = (query: string | pg.QueryConfig): string => (typeof query === 'string' ? query : query.text)
const nothing = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

/** The callback for a query without an answer after so many milliseconds. */
export interface Silence {
  readonly after: number
  readonly tell: () => void
}

/**
 * A connection taken from the pool. The first error that makes it unusable returns it, to be closed; the
 * server has rolled back by then, so a `rollback` that comes
 * after is no error, and the first one is what its caller gets.
 */
export class Lease {
  readonly #client: pg.PoolClient
  readonly #broken: WeakSet<pg.ClientBase>
  readonly #onLoss: (loss: DatabaseLost) => void
  readonly #silence: Silence
  #loss: DatabaseLost | null = null
  #returned = false

  /** `broken` holds the connections that failed while idle. */
  constructor(
    client: pg.PoolClient,
    broken: WeakSet<pg.ClientBase>,
    { onLoss, silence }: { readonly onLoss: (loss: DatabaseLost) => void; readonly silence: Silence },
  ) {
    this.#client = client
    this.#broken = broken
    this.#onLoss = onLoss
    this.#silence = silence
  }

  /** Runs a query. @throws DatabaseLost when the connection is lost, else the server's error */
  async query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = textOf(query)
    if (this.#loss) {
      if (text === 'rollback') return nothing
      throw this.#loss
    }
    const timer = setTimeout(this.#silence.tell, this.#silence.after)
    try {
      return await this.#client.query(query, values)
    } catch (error) {
      // A transaction that cannot even begin has no one to give its connection back.
      if (!isLost(error) && !this.#broken.has(this.#client) && !text.startsWith('begin')) throw error
      this.#loss = new DatabaseLost(error)
      this.release(true)
      this.#onLoss(this.#loss)
      throw this.#loss
    } finally {
      clearTimeout(timer)
    }
  }

  /** Returns the connection to the pool, once; with `close` it is closed instead. */
  release(close = false): void {
    if (this.#returned) return
    this.#returned = true
    this.#client.release(close)
  }
}
