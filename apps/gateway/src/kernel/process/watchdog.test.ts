import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const blocked = fileURLToPath(new URL('watchdog-blocked.ts', import.meta.url))

/** Runs a process that blocks, sends it a signal that cannot reach it, and answers how it ended and what it said. */
async function endOf(least: number) {
  const child = spawn(process.execPath, ['--conditions=@parlour/source', blocked, String(least)])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  child.kill('SIGTERM')
  const [code, signal] = await ended
  return { code, signal, said: said.split('\n').filter((line) => line.startsWith('gateway:')) }
}

test('a process whose database never comes back from a full disk is ended all the same, with one line that says where to look', async () => {
  expect(await endOf(Number.MAX_SAFE_INTEGER)).toEqual({
    code: null,
    signal: 'SIGKILL',
    said: [
      `gateway: ended at once: the disk of its database is full, and the database does not come back. Make room (df -h ${tmpdir()}) and start again`,
    ],
  })
})

test('a main thread that does nothing for long is ended whatever holds it', async () => {
  expect(await endOf(0)).toEqual({
    code: null,
    signal: 'SIGKILL',
    said: ['gateway: ended at once: its main thread did nothing for 1 s'],
  })
})
