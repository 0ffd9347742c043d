import { pino } from 'pino'
import { currentCall } from './call-scope.ts'
import type { Facts, Log } from './log.ts'
import type { LogSettings } from './log-settings.ts'
import type { MemberHash } from './member-hash.ts'
import { prettyLine } from './pretty-line.ts'

/** A log with an end. */
export interface OpenLog extends Log {
  /** Members are named by this from now on; before, they are left out. */
  nameMembers(hash: MemberHash): void
}

/** Fields that are never logged. */
const secrets = [
  'password',
  'newPassword',
  'oldPassword',
  'paymentPassword',
  'pin',
  'token',
  'ticket',
  'otp',
  'verificationCode',
  'captcha',
  'secret',
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'idToken',
  'clientSecret',
  'body',
  'headers',
  'params',
]

// Lines are gathered until they fill a page, half a second is over,
// or one is an error; a process that exits writes the rest first.
const bufferedBytes = 4096
const flushMs = 500

const nowhere = (): void => undefined

/**
 * Opens the log: one JSON object a line with time, level and message, or the same for people. Goes to the error output
 * (file descriptor 2), where it mixes with nothing; `write` takes the lines in its place.
 */
export function makeLog({ format, level }: LogSettings, write?: (line: string) => void): OpenLog {
  let hash: MemberHash | null = null
  const take = write ?? (format === 'pretty' ? (line: string) => void process.stderr.write(line) : null)
  const pretty = (line: string): void => {
    const text = prettyLine(line)
    if (text !== null) take?.(text)
  }
  const output = take
    ? null
    : pino.destination({ dest: 2, sync: false, minLength: bufferedBytes, periodicFlush: flushMs })
  const destination = output ?? { write: format === 'pretty' ? pretty : (take ?? nowhere) }
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets, censor: '[redacted]' },
      mixin: (): Facts => {
        const call = currentCall()
        if (!call) return {}
        const { requestId, trace, record, memberId } = call
        return {
          requestId,
          traceId: trace.traceId,
          record,
          member: memberId === null || !hash ? undefined : hash(memberId),
        }
      },
    },
    destination,
  )
  return {
    debug: (facts, message) => logger.debug(facts, message),
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error(facts, message) {
      logger.error(facts, message)
      output?.flush()
    },
    nameMembers(next) {
      hash = next
    },
  }
}
