import { spawn, type ChildProcess } from 'node:child_process'
import { end, listen } from '@parlour/servers'
import { fillIn, root } from './fill-in.ts'
import { readEnvironment, readUnit, type Unit } from './read-unit.ts'
import { runProgram } from './run-program.ts'

/** The gateways of `parlour-gateway@.service`, by their numbers. */
export interface DeployedGateways {
  /** Does what `systemctl start` does: answers when the unit's ExecStartPost has. */
  start(number: string): Promise<void>
  /** Ends one; answers its exit code. */
  stop(number: string): Promise<number | null>
  restart(number: string): Promise<void>
  stopAll(): Promise<void>
  readonly environment: Readonly<Record<string, string>>
}

/** What the gateways are started with. */
export interface GatewayPlaces {
  readonly folder: string
  readonly tls: string
  readonly databasePorts: readonly [number, number]
  /** What a port is without the gateway's number, in place of 410 and 910. */
  readonly ports: string
  readonly metricsPorts: string
}

const path = process.env['PATH'] ?? ''

/** A unit with the places of this machine; `%i` is `number`. */
export const unitHere = (
  name: string,
  { folder }: Pick<GatewayPlaces, 'folder'>,
  places: readonly (readonly [string, string])[],
  number = '',
): Unit =>
  readUnit(
    fillIn(`systemd/${name}`, [
      ['/opt/parlour/current', root.replace(/\/$/, '')],
      ['/usr/bin/node', process.execPath],
      ['/var/lib/parlour', folder],
      ...places,
    ]),
    number,
  )

/** Makes the gateways ready to be started from `gateway.env` and their unit. */
export function deployedGateways(places: GatewayPlaces): DeployedGateways {
  const [primary, standby] = places.databasePorts
  const environment = readEnvironment(
    fillIn('gateway.env', [
      ['db1.vesper.example:5432,db2.vesper.example:5432', `127.0.0.1:${primary},127.0.0.1:${standby}`],
      ['/etc/parlour/tls/', `${places.tls}/`],
    ]),
  )
  const running = new Map<string, { readonly child: ChildProcess; readonly told: () => string }>()

  async function start(number: string): Promise<void> {
    const unit = unitHere(
      'parlour-gateway@.service',
      places,
      [
        ['410%i', `${places.ports}%i`],
        ['910%i', `${places.metricsPorts}%i`],
      ],
      number,
    )
    const [program = '', ...args] = unit.execStart
    const child = spawn(program, args, {
      cwd: unit.workingDirectory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: path, ...unit.environment, ...environment },
    })
    const told = listen(child, () => undefined)
    running.set(number, { child, told })
    const gone = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`gateway ${number} ended with ${code}:\n${told()}`))),
    )
    gone.catch(() => undefined)
    const [ask = '', ...how] = unit.execStartPost
    await Promise.race([runProgram(ask, how), gone])
  }

  async function stop(number: string): Promise<number | null> {
    const found = running.get(number)
    if (!found) return null
    await end(found.child, 'SIGTERM')
    running.delete(number)
    return found.child.exitCode
  }

  return {
    environment,
    start,
    stop,
    async restart(number) {
      await stop(number)
      await start(number)
    },
    async stopAll() {
      await Promise.all([...running.keys()].map(stop))
    },
  }
}
