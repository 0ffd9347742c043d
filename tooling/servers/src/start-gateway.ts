import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { suiteNow, suiteNowVariable } from '@parlour/vitest/clock'
import { end, listen } from './child.ts'

/** How a gateway is started. */
export interface GatewayOptions {
  /** Folder of the embedded database; `:memory:` (the default) keeps nothing. */
  readonly data?: string
  /** Address of a PostgreSQL server, in place of the embedded database. */
  readonly databaseUrl?: string
  /** 0 takes any port that is free. */
  readonly port?: number
  /**
   * Test mode: a clock that begins at the moment of the suites and
   * can be moved, wide limits by address. On unless it is said.
   */
  readonly test?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** A gateway that runs as a process of its own. */
export interface GatewayProcess {
  readonly port: number
  readonly origin: string
  /** What its operator's commands are opened with. */
  readonly operatorToken: string
  readonly pid: number
  /** Processor time it has used, in milliseconds (Linux). */
  cpu(): Promise<number>
  /** Memory it holds, in bytes (Linux). */
  memory(): Promise<number>
  /** Whether the process still runs. */
  alive(): boolean
  /** The last lines that it has written. */
  told(): string
  /** Stops the process for that many milliseconds, as a machine does that is out of memory, and lets it go on. */
  pause(milliseconds: number): Promise<void>
  /** Sends it a signal and waits until it is gone; answers its exit code, null where a signal ended it. */
  leave(signal: NodeJS.Signals): Promise<number | null>
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Lets it finish and leave. */
  stop(): Promise<void>
}

const folder = fileURLToPath(new URL('../../../apps/gateway/', import.meta.url))
const operatorToken = 'operator-token-of-a-drill-0123456789'
const ticksASecond = 100

async function statOf(pid: number): Promise<{ cpu: number; memory: number }> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return { cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond, memory: Number(fields[21]) * 4096 }
}

/** Starts a gateway and waits until it answers. @throws when it ends before that, with its last lines */
export async function startGateway(options: GatewayOptions = {}): Promise<GatewayProcess> {
  const { data = ':memory:', databaseUrl, port = 0, test = true, env = {} } = options
  const child = spawn(process.execPath, ['--conditions=@parlour/source', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PARLOUR_DATA: data,
      PARLOUR_OPERATOR_TOKEN: operatorToken,
      PARLOUR_TEST: test ? '1' : '',
      [suiteNowVariable]: test ? suiteNow() : '',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl, PARLOUR_SEED: 'demo' } : { DATABASE_URL: '' }),
      ...env,
    },
  })
  let opened: (origin: string) => void = () => undefined
  const told = listen(child, (line) => {
    const [, origin] = /Open (http:\/\/\S+)/.exec(line) ?? []
    if (origin) opened(origin)
  })
  const origin = await new Promise<string>((resolve, reject) => {
    opened = resolve
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}:\n${told()}`)))
  })
  const pid = child.pid ?? 0
  return {
    port: Number(new URL(origin).port),
    origin,
    operatorToken,
    pid,
    cpu: async () => (await statOf(pid)).cpu,
    memory: async () => (await statOf(pid)).memory,
    alive: () => child.exitCode === null && child.signalCode === null,
    told,
    async pause(milliseconds) {
      child.kill('SIGSTOP')
      await wait(milliseconds)
      child.kill('SIGCONT')
    },
    async leave(signal) {
      await end(child, signal)
      return child.exitCode
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
