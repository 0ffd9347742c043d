import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { login } from '@parlour/api-client/endpoints'
import pg from 'pg'
import { inject } from 'vitest'
import { makeConfig, type GatewayConfig } from '../../kernel/config/config.ts'
import { commands } from '../operator/commands.ts'
import type { CommandAnswer } from '../operator/command.ts'
import { jobs } from '../jobs/jobs.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { createGateway } from '../create-gateway.ts'
import { openDatabase, openMemory, type Database, type OpenDatabase } from '../../kernel/db/open-database.ts'
import type { Gateway } from '../../kernel/config/gateway.ts'
import type { Ports } from '../../kernel/ports/upward.ts'
import { makeLog } from '../../kernel/observe/make-log.ts'
import { demoPassword } from '../seed/people/names.ts'
import { systemChance } from '../../kernel/config/system-ports.ts'
import { testCost, testNow } from './moments.ts'

/** What an API answer of this gateway looks like. */
export interface Body {
  readonly success: boolean
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly value: any
  readonly errorCode: string
  readonly message: string
}

/** An answer with its body read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What a test adds to a request. */
export interface AskOptions {
  readonly token?: string
  readonly headers?: Record<string, string>
  readonly json?: unknown
}

/** A line of the log as a collector reads it. */
export interface LoggedLine {
  readonly time: string
  readonly level: string
  readonly msg: string
  readonly [fact: string]: unknown
}

/** A gateway in memory and the hands to use it with. */
export interface TestGateway {
  readonly gateway: Gateway
  /** Lines the gateway has logged, as they are written, but those of its calls. */
  readonly lines: string[]
  /** Every line the gateway has logged, those of its calls among them, read back. */
  readonly logged: LoggedLine[]
  /** Moves its clock. */
  advance(milliseconds: number): void
  /** Makes the next draws of chance come out like this, one after the other. */
  rig(...draws: number[]): void
  /** Asks as a browser would; from this machine, unless it is said from where. */
  fetch(url: string, init?: RequestInit, address?: string): Promise<Response>
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>
  /** Asks with a body sealed in a box. */
  askSealed(method: string, path: string, body: unknown, options?: AskOptions): Promise<Answer>
  logIn(username?: string, password?: string): Promise<string>
  /** Does every job that is due. */
  runJobs(): Promise<void>
  /** Gives an operator's command. */
  operate(name: string, ...args: string[]): Promise<CommandAnswer>
  /** Starts another gateway on the same database, with the same clock: a second process, or the first one again. */
  twin(changes?: Partial<GatewayConfig>): Promise<TestGateway>
  close(): Promise<void>
}

/** What several gateways may share. */
interface Ground {
  readonly database: OpenDatabase
  readonly time: { now: number }
  readonly ports?: Partial<Ports>
}

const writes: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete'])

const reading =
  (db: Database): Database['transaction'] =>
  (work, config) => {
    if (config?.accessMode !== 'read only') throw new Error('a transaction of a report is read only')
    return db.transaction(work, config)
  }

/**
 * The pool of the reports may only read; the embedded database
 * has no such pool, so the tests refuse to write to it here.
 */
const readOnly = (db: Database): Database =>
  new Proxy(db, {
    get(target, name) {
      if (writes.has(name)) throw new Error(`a report may not ${String(name)}`)
      if (name === 'transaction') return reading(target)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

async function openCopy(): Promise<OpenDatabase> {
  const dump = inject('dump')
  if (dump) return openMemory({ loadDataDir: new Blob([await readFile(dump)]) })
  const name = `parlour_test_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('template')}`)
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, folder: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * Starts a gateway on a copy of the seeded database, with doubles
 * for some of its ports; the clock stands until the test moves it.
 */
export async function startTestGateway(
  changes: Partial<GatewayConfig> = {},
  ports: Partial<Ports> = {},
): Promise<TestGateway> {
  const database = await openCopy()
  const site = await startOn({ database, time: { now: testNow }, ports }, changes)
  return { ...site, close: () => database.close() }
}

/** Starts a gateway on a database that a test has filled itself, and closes itself. */
export const startTestGatewayOn = (
  database: OpenDatabase,
  changes: Partial<GatewayConfig> = {},
): Promise<TestGateway> => startOn({ database, time: { now: testNow } }, changes)

/** What was built here before is none of a test's business: a gateway of a test serves files where the test names a folder. */
const noFiles = join(tmpdir(), 'parlour-nothing-is-built/')
const unbuilt = { webFolder: noFiles, connectorFolder: noFiles, artFolder: noFiles, playFolder: noFiles }

async function startOn(ground: Ground, changes: Partial<GatewayConfig>): Promise<TestGateway> {
  const { database, time, ports = {} } = ground
  const draws: number[] = []
  const lines: string[] = []
  const logged: LoggedLine[] = []
  const log = makeLog({ format: 'json', level: 'debug' }, (text) => {
    const line = JSON.parse(text) as LoggedLine
    logged.push(line)
    if (line.msg !== 'call') lines.push(text.trimEnd())
  })
  const { gateway, fetch } = await createGateway({
    db: database.db,
    reports: readOnly(database.reports),
    clock: { now: () => time.now },
    random: { bytes: systemChance.bytes, roll: (below) => draws.shift() ?? systemChance.roll(below) },
    config: makeConfig(4100, { ...unbuilt, passwordCost: testCost, addressFactor: 100, test: true, ...changes }),
    log,
    ports,
    ...(database.dump ? { dump: database.dump } : {}),
  })
  log.nameMembers(gateway.memberHash)
  const ask: TestGateway['ask'] = async (method, path, { token, headers = {}, json } = {}) => {
    const url = path.startsWith('http') ? path : `http://localhost:4100${path}`
    const response = await fetch(
      new Request(url, {
        method,
        headers: {
          Merchant: 'vesper',
          Language: 'EN',
          ...(token ? { Authorization: token } : {}),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
      }),
    )
    const text = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { value: text }) as Body,
    }
  }
  const askSealed: TestGateway['askSealed'] = async (method, path, body, options = {}) => {
    const { kid, publicKey } = gateway.keyring.current()
    const requestId = randomUUID()
    const cipher = createBoxCipher(async () => ({ kid, publicKey }))
    const sealed = await cipher.seal({ method, path, requestId, token: options.token ?? null, now: time.now, body })
    const headers = { 'X-Request-Id': requestId, ...sealed.headers, ...options.headers }
    return ask(method, path, { ...options, headers, json: sealed.body })
  }
  return {
    gateway,
    lines,
    logged,
    advance: (milliseconds) => void (time.now += milliseconds),
    rig: (...next) => void draws.push(...next),
    fetch: async (url, init, remoteAddress = '127.0.0.1') =>
      fetch(new Request(url.startsWith('http') ? url : `http://localhost:4100${url}`, init), {
        incoming: { socket: { remoteAddress } },
      }),
    ask,
    askSealed,
    async logIn(username = 'linhtran88', password = demoPassword) {
      const { body } = await askSealed(login.method, login.path, { username, password })
      return String(body.value.token)
    },
    runJobs: () => runDueJobs(gateway, jobs, time.now),
    operate(name, ...args) {
      const command = commands.find((known) => known.name === name)
      if (!command) throw new Error(`there is no command ${name}`)
      return command.run(gateway, args)
    },
    twin: (more = {}) => startOn(ground, { ...changes, ...more }),
    close: async () => undefined,
  }
}

/** The body of a registration that fits the rules. */
export const registration = (username: string, changes: Record<string, unknown> = {}) => ({
  username,
  password: 'abcd1234',
  confirmPassword: 'abcd1234',
  payeeName: 'Maria Santos',
  registerMethod: 'WEB',
  login: true,
  ...changes,
})

/** The newest text that went out to a number or an address; empty when nothing did. */
export async function newestText({ gateway }: TestGateway, target: string): Promise<string> {
  const newest = await gateway.db.query.outbox.findFirst({
    where: (row, { and, eq, ne }) => and(eq(row.target, target), ne(row.channel, 'nowhere')),
    orderBy: (row, { desc }) => desc(row.id),
  })
  return newest?.text ?? ''
}
