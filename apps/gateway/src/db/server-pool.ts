import pg from 'pg'
import type { DatabaseAddress, TargetSession } from './database-url.ts'
import { DatabaseBusy, DatabaseLost } from './database-failures.ts'
import { Lease } from './lease.ts'

/** What a pool is made from. */
export interface ServerPoolInput extends DatabaseAddress {
  /** Settings of each connection, and how many there may be. */
  readonly settings: pg.PoolConfig
  /** Says in one line that the database has gone, and that it is there again. */
  readonly tell: (line: string) => void
  /** A monotonic timer in milliseconds. */
  readonly monotonic: () => number
}

const refuses: Record<Exclude<TargetSession, 'any'>, string> = {
  'read-write': "current_setting('transaction_read_only') = 'on'",
  primary: 'pg_is_in_recovery()',
}
const readOnly = '25006'
/** For how long nobody tries again after all servers have failed, in milliseconds: calls are answered at once meanwhile. */
const restMs = 100
/** The only sign by which pg-pool tells that its connections are all in use. */
const full = 'timeout exceeded when trying to connect'

/**
 * Connections to the first server of an address that can be worked on. node-postgres knows one server only, so each has a
 * pool of its own. A connection that breaks, in use or not, is closed and ends nothing else; after `25006` all connections to that
 * server are. drizzle takes what has `Pool` in its class's name for a pool, and makes a transaction on `connect()`.
 */
export class ServerPool {
  readonly #input: ServerPoolInput
  readonly #pools: pg.Pool[]
  readonly #broken = new WeakSet<pg.ClientBase>()
  readonly #unchecked = new WeakSet<pg.ClientBase>()
  #at = 0
  #failure: { readonly since: number; readonly until: number; readonly error: DatabaseLost } | null = null

  constructor(input: ServerPoolInput) {
    this.#input = input
    this.#pools = input.hosts.map((_, at) => this.#open(at))
  }

  /** Connections to the server in use: all, those that nobody uses, and calls that wait for one. */
  get totalCount(): number { return this.#current.totalCount }
  get idleCount(): number { return this.#current.idleCount }
  get waitingCount(): number { return this.#current.waitingCount }

  /** Lends a connection. @throws DatabaseLost when no server takes one, DatabaseBusy when all are in use */
  async connect(): Promise<Lease> {
    const { hosts, monotonic } = this.#input
    if (this.#failure && monotonic() < this.#failure.until) throw this.#failure.error
    const first = this.#at
    const reasons: unknown[] = []
    for (let tried = 0; tried < hosts.length; tried++) {
      const at = (first + tried) % hosts.length
      const pool = this.#pools[at] as pg.Pool
      try {
        const client = await this.#borrow(pool)
        this.#found(at)
        return new Lease(client, this.#broken, (loss) => this.#lose(pool, loss))
      } catch (error) {
        if (error instanceof Error && error.message === full) throw new DatabaseBusy('all connections to the database are in use', { cause: error })
        reasons.push(error)
      }
    }
    throw this.#fail(first, reasons)
  }

  /** Asks one question outside of a transaction. */
  async query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const lease = await this.connect()
    try {
      return await lease.query(query, values)
    } finally {
      lease.release()
    }
  }

  /** Closes every connection once it is given back. */
  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }

  get #current(): pg.Pool {
    return this.#pools[this.#at] as pg.Pool
  }

  #open(at: number): pg.Pool {
    const { hosts, settings } = this.#input
    const pool = new pg.Pool({
      ...settings,
      ...(hosts[at] ? { connectionString: hosts[at].url } : {}),
    })
    pool.on('connect', (client) => {
      this.#unchecked.add(client)
      client.on('error', () => this.#broken.add(client))
    })
    pool.on('error', () => undefined)
    return pool
  }

  /** Takes a connection out of a pool. @throws when it is new and its server is not what the address asks for */
  async #borrow(pool: pg.Pool): Promise<pg.PoolClient> {
    const { target } = this.#input
    const client = await pool.connect()
    if (target === 'any' || !this.#unchecked.has(client)) return client
    try {
      const { rows } = await client.query<{ refused: boolean }>(`select ${refuses[target]} as refused`)
      if (rows[0]?.refused) throw Object.assign(new Error(`the server is not ${target}`), { code: readOnly })
    } catch (error) {
      client.release(true)
      throw error
    }
    this.#unchecked.delete(client)
    return client
  }

  #found(at: number): void {
    const { hosts, monotonic, tell } = this.#input
    this.#at = at
    if (!this.#failure) return
    tell(`database: ${hosts[at]?.name} takes connections again after ${Math.round(monotonic() - this.#failure.since)} ms`)
    this.#failure = null
  }

  /** Notes that no server could be used; `reasons` are those of the servers in the order they were tried, from `first` on. */
  #fail(first: number, reasons: readonly unknown[]): DatabaseLost {
    const { hosts, monotonic, tell } = this.#input
    const now = monotonic()
    const losses = reasons.map((reason) => new DatabaseLost(reason))
    const error = losses.at(-1) ?? new DatabaseLost('the address names no server')
    const told = losses.map(({ message, code }, tried) => `${hosts[(first + tried) % hosts.length]?.name} ${[code, message].filter(Boolean).join(' ')}`)
    if (!this.#failure) tell(`database: no server takes connections: ${told.join('; ')}`)
    this.#failure = { since: this.#failure?.since ?? now, until: now + restMs, error }
    return error
  }

  /** A server that has become read-only has many connections that do not know it yet. */
  #lose(pool: pg.Pool, { code }: DatabaseLost): void {
    const at = this.#pools.indexOf(pool)
    if (code !== readOnly || at < 0) return
    this.#pools[at] = this.#open(at)
    void pool.end()
  }
}
