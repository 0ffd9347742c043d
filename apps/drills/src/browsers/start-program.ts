import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { end, listen } from '@parlour/servers'

/** A program that runs beside the drill. */
export interface Program {
  /** What the line said that it was waited for. */
  readonly ready: string
  end(): Promise<void>
}

/** How a program is started. */
export interface ProgramInput {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The line that says it is ready, whose first group is answered; of a program that says nothing, what tells. */
  readonly ready: RegExp | (() => Promise<boolean>)
}

const betweenMs = 50

async function poll(isReady: () => Promise<boolean>, runs: () => boolean): Promise<string> {
  while (runs() && !(await isReady())) await wait(betweenMs)
  return ''
}

/**
 * Starts a program and waits for the line that says it is ready.
 * @throws Error when it ends before that, with its last lines
 */
export async function startProgram({ command, args, env = {}, ready }: ProgramInput): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let heard: (text: string) => void = () => undefined
  const told = listen(child, (line) => {
    const found = ready instanceof RegExp ? ready.exec(line) : null
    if (found) heard(found[1] ?? line)
  })
  const said = await new Promise<string>((resolve, reject) => {
    heard = resolve
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${told()}`)))
    if (!(ready instanceof RegExp))
      void poll(ready, () => child.exitCode === null && child.signalCode === null).then(resolve)
  })
  return { ready: said, end: () => end(child, 'SIGTERM') }
}
