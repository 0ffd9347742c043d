import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process and waits until it is gone; one that does not leave within ten seconds is killed. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(force)
}

/** Keeps the last lines that a process has said, for the sentence that tells why it ended. */
export function listen(child: ChildProcess, onLine: (line: string) => void): () => string {
  const lines: string[] = []
  let rest = ''
  const take = (chunk: Buffer): void => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      lines.push(line)
      if (lines.length > 20) lines.shift()
      onLine(line)
    }
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return () => [...lines, rest].join('\n')
}
