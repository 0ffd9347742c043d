import { spawn } from 'node:child_process'

// Not a URL of the platform: one with several hosts is none.
const withPassword = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)(@.*)$/

/**
 * Runs a program of PostgreSQL's packages to its end. The password of an address is handed over in the environment, so that no list
 * of processes shows it.
 * @throws Error with the program's last line when it is missing or fails
 */
export async function runProgram(program: 'pg_dump' | 'pg_restore', databaseUrl: string, args: readonly string[]): Promise<void> {
  const [, before = '', password = '', after = ''] = withPassword.exec(databaseUrl) ?? [null, databaseUrl]
  const child = spawn(program, [...args, '--dbname', `${before}${after}`], {
    stdio: ['ignore', 'inherit', 'pipe'], env: { ...process.env, ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}) },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
  await new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${program} cannot be run: install PostgreSQL's client programs`, { cause })))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program}: ${said.trim().split('\n').at(-1) ?? `ended with ${code}`}`))))
  })
}
