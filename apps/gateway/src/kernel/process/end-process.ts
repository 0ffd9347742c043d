import type { EventEmitter } from 'node:events'
import { errorFacts } from '../observe/error-facts.ts'
import type { Drained } from './drain.ts'

/** Signals that end a gateway in order. SIGKILL cannot be handled; SIGUSR1 belongs to Node's inspector. */
export const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const

/** The process that a gateway runs as. */
export interface EndInput {
  readonly process: Pick<EventEmitter, 'on'>
  readonly exit: (code: number) => void
  /** Writes one line for the operator. */
  readonly say: (line: string) => void
  /** A monotonic timer in milliseconds. */
  readonly monotonic: () => number
  /** How long leaving may take in all, in milliseconds. */
  readonly limit?: number
}

const mostMs = 9_500

/** An error in one line, without the parameters of a statement: they hold hashes and numbers of members. */
function told(error: unknown): string {
  const { error: message, type, at } = errorFacts(error)
  return `${type ? `${String(type)}: ` : ''}${String(message)}${at ? ` | ${String(at)}` : ''}`.replace(
    /\s*\n\s*/g,
    ' | ',
  )
}

/**
 * Ends the process in order and logs why, in one line: exit code 0 after a signal, 1 after an uncaught error, which
 * leaves an unknown state, and where something could not be closed. An unhandled rejection is logged and ends nothing. A second signal, or ten seconds, end the
 * process at once. `closeWith` sets what is to be closed; before that the process ends at once.
 */
export function endInOrder({ process, exit, say, monotonic, limit = mostMs }: EndInput): {
  closeWith(close: () => Promise<Drained>): void
} {
  let close: () => Promise<Drained> = async () => ({ cut: 0 })
  let leaving: string | null = null

  const end = async (reason: string, code: number): Promise<void> => {
    const began = monotonic()
    const after = (): string => `gateway: ended because of ${reason} after ${Math.round(monotonic() - began)} ms`
    const late = setTimeout(() => {
      say(`${after()}, before everything was closed`)
      exit(1)
    }, limit)
    let left = code
    try {
      const { cut } = await close()
      say(`${after()}; calls cut: ${cut}`)
    } catch (error) {
      say(`${after()}; closing failed: ${told(error)}`)
      left = 1
    }
    clearTimeout(late)
    exit(left)
  }

  const leave = (reason: string, code: number): void => {
    if (leaving !== null) {
      say(`gateway: ended at once because of ${reason}, while leaving because of ${leaving}`)
      exit(1)
      return
    }
    leaving = reason
    void end(reason, code)
  }

  for (const signal of endingSignals) process.on(signal, () => leave(signal, 0))
  process.on('uncaughtException', (error: unknown) => leave(`an uncaught error: ${told(error)}`, 1))
  process.on('unhandledRejection', (reason: unknown) => say(`error unhandled rejection: ${told(reason)}`))
  return { closeWith: (how) => void (close = how) }
}
