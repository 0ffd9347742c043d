import pg from 'pg'
import type { DatabaseAddress, TargetSession } from './database-url.ts'
import { DatabaseBusy, DatabaseLost } from './database-failures.ts'
import { isThere } from './is-there.ts'
import { Lease } from './lease.ts'

/** What a pool is made from. */
export interface ServerPoolInput extends DatabaseAddress {
  /** Settings of each connection, and how many there may be. */
  readonly settings: pg.PoolConfig
  /** Says in one line that the database has gone, and that it is there again. */
  readonly tell: (line: string) => void
  /** A monotonic timer in milliseconds. */
  readonly monotonic: () => number
  /** How long a question may have no answer until the server is asked whether it is there, in milliseconds. */
  readonly silence: number
}

const refuses: Record<Exclude<TargetSession, 'any'>, string> = {
  'read-write': "current_setting('transaction_read_only') = 'on'",
  primary: 'pg_is_in_recovery()',
}
const readOnly = '25006'
/** The pause after all servers have failed, in milliseconds: calls fail at once meanwhile. */
const restMs = 100
/** The message of pg-pool when all its connections are in use; it has no code. */
const full = 'timeout exceeded when trying to connect'

/**
 * Connections to the first server of an address that can be worked on. node-postgres knows one server only, so each has
 * a pool of its own. A connection that breaks, in use or not, is closed and ends nothing else; after `25006` all
 * connections to that server are, and when a server has fallen silent: without a word the system would wait a quarter
 * of an hour. drizzle takes what has `Pool` in its class's name for a pool, and makes a transaction on `connect()`.
 */
export class ServerPool {
  readonly #input: ServerPoolInput
  readonly #pools: pg.Pool[]
  readonly #broken = new WeakSet<pg.ClientBase>()
  readonly #unchecked = new WeakSet<pg.ClientBase>()
  readonly #open = new Map<pg.Pool, Set<pg.PoolClient>>()
  readonly #asked = new WeakSet<pg.Pool>()
  #at = 0
  #ended = false
  #failure: { readonly since: number; readonly until: number; readonly error: DatabaseLost } | null = null

  constructor(input: ServerPoolInput) {
    this.#input = input
    this.#pools = input.hosts.map((_, at) => this.#openPool(at))
  }

  /** Connections to the server: all, idle ones, and calls that wait for one. */
  get totalCount(): number {
    return this.#current.totalCount
  }
  get idleCount(): number {
    return this.#current.idleCount
  }
  get waitingCount(): number {
    return this.#current.waitingCount
  }

  /** Lends a connection. @throws DatabaseLost when no server takes one, DatabaseBusy when all are in use */
  async connect(): Promise<Lease> {
    const { hosts, monotonic } = this.#input
    if (this.#failure && monotonic() < this.#failure.until) throw this.#failure.error
    const first = this.#at
    const reasons: unknown[] = []
    for (let tried = 0; tried < hosts.length; tried++) {
      const at = (first + tried) % hosts.length
      const pool = this.#poolAt(at)
      try {
        const client = await this.#borrow(pool)
        this.#found(at)
        const silence = { after: this.#input.silence, tell: () => void this.#hearSilence(pool) }
        return new Lease(client, this.#broken, { onLoss: (loss) => this.#lose(pool, loss), silence })
      } catch (error) {
        if (error instanceof Error && error.message === full)
          throw new DatabaseBusy('all connections to the database are in use', { cause: error })
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
    this.#ended = true
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }

  get #current(): pg.Pool {
    return this.#poolAt(this.#at)
  }

  #poolAt(at: number): pg.Pool {
    const pool = this.#pools[at]
    if (!pool) throw new Error('the address names no server')
    return pool
  }

  #settingsOf(at: number): pg.PoolConfig {
    const { hosts, settings } = this.#input
    return { ...settings, ...(hosts[at] ? { connectionString: hosts[at].url } : {}) }
  }

  #openPool(at: number): pg.Pool {
    const pool = new pg.Pool(this.#settingsOf(at))
    const open = new Set<pg.PoolClient>()
    this.#open.set(pool, open)
    pool.on('connect', (client) => {
      open.add(client)
      this.#unchecked.add(client)
      client.on('error', () => this.#broken.add(client))
    })
    pool.on('remove', (client) => open.delete(client))
    pool.on('error', () => undefined)
    return pool
  }

  /** Takes a connection out of a pool. @throws when it is new and its server is not what the address asks for */
  async #borrow(pool: pg.Pool): Promise<pg.PoolClient> {
    const { target, settings } = this.#input
    const client = await pool.connect()
    if (target === 'any' || !this.#unchecked.has(client)) return client
    try {
      // The system of a server that has stopped still takes connections.
      const question = { text: `select ${refuses[target]} as refused`, query_timeout: settings.connectionTimeoutMillis }
      const { rows } = await client.query<{ refused: boolean }>(question)
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
    tell(
      `database: ${hosts[at]?.name} takes connections again after ${Math.round(monotonic() - this.#failure.since)} ms`,
    )
    this.#failure = null
  }

  /**
   * Notes that no server could be used; `reasons` are those of
   * the servers in the order they were tried, from `first` on.
   */
  #fail(first: number, reasons: readonly unknown[]): DatabaseLost {
    const { hosts, monotonic, tell } = this.#input
    const now = monotonic()
    const losses = reasons.map((reason) => new DatabaseLost(reason))
    const error = losses.at(-1) ?? new DatabaseLost('the address names no server')
    const told = losses.map(
      ({ message, code }, tried) =>
        `${hosts[(first + tried) % hosts.length]?.name} ${[code, message].filter(Boolean).join(' ')}`,
    )
    if (!this.#failure) tell(`database: no server takes connections: ${told.join('; ')}`)
    this.#failure = { since: this.#failure?.since ?? now, until: now + restMs, error }
    return error
  }

  /** A server that has become read-only has many connections that do not know it yet. */
  #lose(pool: pg.Pool, { code }: DatabaseLost): void {
    const at = this.#pools.indexOf(pool)
    if (code === readOnly && at >= 0) this.#replace(pool, at)
  }

  /**
   * A question has had no answer for long: its server is asked whether it
   * is there, once at a time, and without an answer is taken for gone.
   */
  async #hearSilence(pool: pg.Pool): Promise<void> {
    const at = this.#pools.indexOf(pool)
    if (at < 0 || this.#asked.has(pool)) return
    this.#asked.add(pool)
    const { hosts, settings, tell, silence } = this.#input
    const there = await isThere(this.#settingsOf(at), settings.connectionTimeoutMillis ?? silence)
    this.#asked.delete(pool)
    if (there || this.#ended || !this.#pools.includes(pool)) return
    tell(
      `database: ${hosts[at]?.name} has not answered for ${silence} ms and takes no connection; its connections are closed`,
    )
    this.#replace(pool, at)
    // `end` cuts a connection with a question under way.
    for (const client of this.#open.get(pool) ?? []) {
      this.#broken.add(client)
      client.end().catch(() => undefined)
    }
  }

  #replace(pool: pg.Pool, at: number): void {
    this.#pools[at] = this.#openPool(at)
    void pool.end().finally(() => this.#open.delete(pool))
  }
}
