import { spawn } from 'node:child_process'
import { readDatabaseUrl } from '../db/database-url.ts'

// Not a URL of the platform: one with several hosts is none.
const withPassword = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)(@.*)$/

/**
 * Runs a program of PostgreSQL's packages to its end. Of several servers a restore takes the one that the gateway would
 * choose; a dump takes the first that answers, which may be a standby. The password of an address is handed over in the
 * environment, so that no list of processes shows it.
 * @throws Error with the program's last line when it is missing or fails
 */
export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const [, before = '', password = '', after = ''] = withPassword.exec(databaseUrl) ?? [null, databaseUrl]
  const child = spawn(program, [...args, '--dbname', `${before}${after}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
      ...(program === 'pg_restore' ? { PGTARGETSESSIONATTRS: readDatabaseUrl(databaseUrl).target } : {}),
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
  await new Promise<void>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new Error(`${program} cannot be run: install PostgreSQL's client programs`, { cause })),
    )
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program}: ${said.trim().split('\n').at(-1) ?? `ended with ${code}`}`)),
    )
  })
}
