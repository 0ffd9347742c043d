import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { end, listen, postgresBinaries, postgresOwner } from '@parlour/servers'
import { freePort } from '../crash/free-port.ts'
import { fillIn } from './fill-in.ts'
import { runProgram } from './run-program.ts'

/** The two servers of `deploy/postgresql`, one of them the standby. */
export interface DeployedDatabase {
  readonly ports: readonly [primary: number, standby: number]
  /** Runs a statement on the primary as the server's owner; a row a line. */
  query(sql: string): Promise<string>
  stop(): Promise<void>
}

const tries = 300

/**
 * Starts primary and standby from the files, in `folder`; certificates lie in `tls`.
 * @throws Error when one does not start
 */
export async function startDatabase(folder: string, tls: string, password: string): Promise<DeployedDatabase> {
  const bin = postgresBinaries()
  const as = postgresOwner()
  const { uid, gid } = as
  const own = (path: string): void => void (uid !== undefined && gid !== undefined && chownSync(path, uid, gid))
  mkdirSync(folder, { recursive: true })
  own(folder)
  const [primary, standby] = [join(folder, 'db1'), join(folder, 'db2')]
  const ports = [await freePort(), await freePort()] as const
  const program = (name: string, args: readonly string[], env = {}): Promise<string> =>
    runProgram(join(bin, name), args, { ...as, cwd: folder, env: { ...process.env, HOME: folder, ...env } })
  for (const name of ['ca.pem', 'database.crt', 'database.key']) {
    copyFileSync(join(tls, name), join(folder, name))
    own(join(folder, name))
    chmodSync(join(folder, name), 0o600)
  }
  const places = [['/etc/parlour/tls/', `${folder}/`]] as const
  const put = (data: string, name: string, text: string): void => {
    writeFileSync(join(data, name), text)
    own(join(data, name))
  }

  await program('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  put(
    primary,
    'parlour.conf',
    fillIn('postgresql/primary.conf', [
      ...places,
      ["listen_addresses = '*'", "listen_addresses = '127.0.0.1'"],
      ['shared_buffers = 2GB', 'shared_buffers = 128MB'],
    ]),
  )
  // The drill does not run as the user "postgres" of the machine, which "peer" requires.
  put(
    primary,
    'pg_hba.conf',
    fillIn('postgresql/pg_hba.conf', [
      ['10.0.0.0/24', '127.0.0.0/8'],
      ['peer', 'trust'],
    ]),
  )
  appendFileSync(join(primary, 'postgresql.conf'), "\ninclude 'parlour.conf'\n")

  const started: ReturnType<typeof spawn>[] = []
  const boot = async (data: string, port: number): Promise<void> => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`],
      {
        ...as,
        cwd: folder,
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    started.push(child)
    const told = listen(child, () => undefined)
    for (
      let tried = 0;
      !(await program('pg_isready', ['-h', folder, '-p', String(port)]).then(
        () => true,
        () => false,
      ));
      tried++
    ) {
      if (child.exitCode !== null || tried > tries) throw new Error(`PostgreSQL does not start:\n${told()}`)
      await wait(50)
    }
  }
  const psql = (...args: string[]): Promise<string> =>
    program('psql', ['-h', folder, '-p', String(ports[0]), '-U', 'postgres', '-At', '-v', 'ON_ERROR_STOP=1', ...args])
  const stop = async (): Promise<void> => {
    for (const child of started.toReversed()) await end(child, 'SIGINT')
  }
  try {
    await boot(primary, ports[0])
    put(folder, 'roles.sql', fillIn('postgresql/roles.sql', []))
    await psql(
      '--variable',
      `parlour=${password}`,
      '--variable',
      `replicator=${password}`,
      '--file',
      'roles.sql',
      'postgres',
    )

    const verified = `sslmode=verify-full sslrootcert=${folder}/ca.pem`
    await program(
      'pg_basebackup',
      [
        '-d',
        `host=127.0.0.1 port=${ports[0]} user=replicator ${verified}`,
        '-D',
        standby,
        '-X',
        'stream',
        '-c',
        'fast',
        '-S',
        'db2',
        '--no-sync',
      ],
      { PGPASSWORD: password },
    )
    put(
      standby,
      'parlour-standby.conf',
      fillIn('postgresql/standby.conf', [
        ...places,
        ['host=db1.vesper.example port=5432', `host=127.0.0.1 port=${ports[0]}`],
        ['change-this-password', password],
      ]),
    )
    appendFileSync(join(standby, 'postgresql.conf'), "\ninclude 'parlour-standby.conf'\n")
    put(standby, 'standby.signal', '')
    await boot(standby, ports[1])
    const waitsFor = "select count(*) > 0 from pg_stat_replication where sync_state in ('sync', 'quorum')"
    for (let tried = 0; (await psql('-c', waitsFor, 'parlour')).trim() !== 't'; tried++) {
      if (tried > tries) throw new Error('the standby does not become synchronous')
      await wait(50)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ports, query: (sql) => psql('-c', sql, 'parlour').then((text) => text.trim()), stop }
}

/** Says what is missing on this machine, as one line. @throws Error when a program of a package is not there */
export async function needPrograms(): Promise<void> {
  postgresBinaries()
  for (const [program, ...args] of [
    ['nginx', '-v'],
    ['openssl', 'version'],
    ['curl', '--version'],
  ] as const)
    await runProgram(program, args).catch(() => {
      throw new Error(`there is no ${program} on this machine: apt-get install postgresql nginx openssl curl`)
    })
}
