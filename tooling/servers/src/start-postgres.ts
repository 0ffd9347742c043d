import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { end, listen } from './child.ts'
import { postgresBinaries, postgresOwner } from './postgres-programs.ts'

/** A PostgreSQL server of this machine's packages, in a folder of its own. */
export interface PostgresServer {
  readonly port: number
  readonly pid: number
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): string
  /** Runs a statement as the server's owner and answers what it gives, a row a line. */
  query(sql: string, database?: string): Promise<string>
  /** Ends it at once, in the middle of whatever it does; `start` brings it back with what it had written. */
  kill(): Promise<void>
  /** Ends it as `pg_ctl stop -m fast` does: every connection is closed, what is not committed is rolled back. */
  shutDown(): Promise<void>
  /**
   * Stops all its processes where they stand for so many milliseconds: connections stay open, and nothing is answered.
   */
  pause(ms: number): Promise<void>
  /** Starts it again; answers once it takes connections. */
  start(): Promise<void>
  /** Starts a synchronous standby of it: from then on a commit is answered when both have written it. */
  startStandby(): Promise<PostgresServer>
  /** Makes a standby the primary. */
  promote(): Promise<void>
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

const run = promisify(execFile)
const host = '127.0.0.1'
const user = 'parlour'
const probeMs = 20
const triesToStart = 1_000

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Fills the data folder of a server: an empty one, or a copy of another server's. */
type Fill = (data: string, program: (name: string, args: readonly string[]) => Promise<string>) => Promise<unknown>

async function startOn(fill: Fill): Promise<PostgresServer> {
  const bin = postgresBinaries()
  const as = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const program = async (name: string, args: readonly string[]): Promise<string> =>
    (await run(join(bin, name), args, { ...as, cwd: folder })).stdout
  await fill(data, program)
  const port = await freePort()
  const here = ['-h', host, '-p', String(port), '-U', user]

  const boot = () => {
    const settings = [
      `port=${port}`,
      `listen_addresses=${host}`,
      `unix_socket_directories=${folder}`,
      'max_connections=60',
    ]
    return spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const takesConnections = (): Promise<boolean> =>
    program('pg_isready', here).then(
      () => true,
      () => false,
    )

  let child = boot()
  const ready = async (): Promise<void> => {
    const told = listen(child, () => undefined)
    for (let tries = 0; !(await takesConnections()); tries++) {
      if (child.exitCode !== null || tries > triesToStart) throw new Error(`PostgreSQL does not start:\n${told()}`)
      await wait(probeMs)
    }
  }
  await ready()

  const query = (sql: string, database = 'postgres') =>
    program('psql', [...here, '-d', database, '-Atc', sql]).then((text) => text.trim())
  /** Waits until a question about the server is answered with `t`. */
  const until = async (question: string): Promise<void> => {
    while ((await query(question)) !== 't') await wait(probeMs)
  }
  return {
    port,
    get pid() {
      return child.pid ?? 0
    },
    query,
    createDatabase(name) {
      execFileSync(join(bin, 'createdb'), [...here, name], { ...as, cwd: folder })
      return `postgres://${user}@${host}:${port}/${name}`
    },
    kill: () => end(child, 'SIGKILL'),
    shutDown: () => end(child, 'SIGINT'),
    async pause(ms) {
      process.kill(child.pid ?? 0, 'SIGSTOP')
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
        .trim()
        .split(/\s+/)
        .map(Number)
      const all = [...backends, child.pid ?? 0]
      for (const pid of backends) process.kill(pid, 'SIGSTOP')
      await wait(ms)
      for (const pid of all) process.kill(pid, 'SIGCONT')
    },
    async start() {
      // The processes of a killed server leave a moment after it; until then its lock stands.
      for (let tries = 0; ; tries++) {
        child = boot()
        try {
          return await ready()
        } catch (error) {
          if (tries > 40) throw error
          await wait(100)
        }
      }
    },
    async startStandby() {
      const standby = await startOn((copy, copier) =>
        copier('pg_basebackup', [...here, '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']),
      )
      await query("alter system set synchronous_standby_names = '*'")
      await query('select pg_reload_conf()')
      await until("select count(*) > 0 from pg_stat_replication where sync_state = 'sync'")
      return standby
    },
    async promote() {
      await query('select pg_promote(false)')
      await until('select not pg_is_in_recovery()')
    },
    async stop() {
      await end(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a PostgreSQL server. @throws when the machine has none (`apt-get install postgresql`) */
export const startPostgres = (): Promise<PostgresServer> =>
  startOn((data, program) => program('initdb', ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-sync']))
