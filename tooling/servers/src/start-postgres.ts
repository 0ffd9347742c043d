import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { end, listen } from './child.ts'

/** A PostgreSQL server of this machine's packages, in a folder of its own. */
export interface PostgresServer {
  readonly port: number
  readonly pid: number
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): string
  /** Ends it at once, in the middle of whatever it does; `start` brings it back with what it had written. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

const packaged = '/usr/lib/postgresql'

const binaries = (): string => {
  const versions = existsSync(packaged) ? readdirSync(packaged).map(Number).filter(Number.isFinite).toSorted((a, b) => b - a) : []
  const found = versions.map((version) => join(packaged, String(version), 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('there is no PostgreSQL server on this machine: apt-get install postgresql')
  return found
}

/** PostgreSQL refuses to run as root: there it runs as the user its package has made. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts a PostgreSQL server. @throws when the machine has none (`apt-get install postgresql`) */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = binaries()
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(bin, program), args, { ...as, cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  run('initdb', ['-D', data, '-U', 'parlour', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const port = await freePort()

  const boot = () => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=60']
    return spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const ready = (): boolean => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0

  let child = boot()
  const start = async (): Promise<void> => {
    const told = listen(child, () => undefined)
    for (let tries = 0; !ready(); tries++) {
      if (child.exitCode !== null || tries > 200) throw new Error(`PostgreSQL does not start:\n${told()}`)
      await wait(100)
    }
  }
  await start()
  return {
    port,
    get pid() {
      return child.pid ?? 0
    },
    createDatabase(name) {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'parlour', name])
      return `postgres://parlour@127.0.0.1:${port}/${name}`
    },
    kill: () => end(child, 'SIGKILL'),
    async start() {
      // The processes of a killed server leave a moment after it; until then its lock stands.
      for (let tries = 0; ; tries++) {
        child = boot()
        try {
          return await start()
        } catch (error) {
          if (tries > 20) throw error
          await wait(250)
        }
      }
    },
    async stop() {
      await end(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
