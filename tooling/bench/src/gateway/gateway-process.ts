import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A gateway in production mode, as a process of its own. */
export interface GatewayProcess {
  readonly port: number
  /** Processor time it has used, in milliseconds (Linux). */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

/** Where the gateway's log goes: a line a call is part of what is measured. */
const logFile = join(tmpdir(), 'parlour-load.log')

/** Starts the gateway of a folder on a database and waits until it is open. @throws when it ends before that */
export async function startProcess({ folder, url }: { folder: string; url: string }): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--conditions=@parlour/source', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', openSync(logFile, 'w')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      PARLOUR_TEST: '1',
      PARLOUR_PROXIES: '1',
      PARLOUR_OPERATOR_TOKEN: 'operator-token-of-a-load-0123456789',
      DATABASE_URL: url,
      PARLOUR_SEED: 'demo',
    },
  })
  const { stdout } = child
  if (!stdout) throw new Error('the gateway has no output')
  for await (const line of createInterface({ input: stdout })) {
    const [, port] = /Open http:\/\/[^:]+:(\d+)/.exec(line) ?? []
    if (!port) continue
    stdout.resume()
    return {
      port: Number(port),
      async cpuMs() {
        const fields = (await readFile(`/proc/${child.pid ?? 0}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
        return (Number(fields[11]) + Number(fields[12])) * 10
      },
      async stop() {
        const gone = once(child, 'exit')
        child.kill()
        await gone
      },
    }
  }
  throw new Error(`the gateway did not start; its log is ${logFile}`)
}
