/**
 * There is no connection to the database, or the one in use has
 * gone. A call may come again; what it began was rolled back.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
  /** What the server or the system calls it, where it does. */
  readonly code: string

  constructor(cause: unknown) {
    const { message, code = '' } =
      cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: String(cause) }
    super(message || code, { cause })
    this.code = code
  }
}

/** All connections of the gateway were in use for as long as a call waits for one. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** The disk of the embedded database has no room: nothing was begun, and nothing is before it has some. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

const noRoom = /^(?:53100|ENOSPC)$/

/**
 * Connection exceptions, a server that shuts down or starts, a session that has become read-only or was ended as idle.
 */
const lost = /^(?:08...|57P..|25006|25P03|25P04)$/

/**
 * No room (53), waited too long (55P03, 57014), lost to another
 * transaction (40001, 40P01), and what the system calls a lost connection.
 */
const passing =
  /^(?:53...|55P03|57014|40001|40P01|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/

/** The error and its causes, the outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at)
  return causes
}

const codeIs = (pattern: RegExp, error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && pattern.test(error.code)

/** Whether an error, or one of its causes, means that its connection is of no more use. */
export const isLost = (error: unknown): boolean =>
  causesOf(error).some((cause) => cause instanceof DatabaseLost || cause instanceof DiskFull || codeIs(lost, cause))

/** Whether an error, or one of its causes, means that the disk of the database has no room. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => cause instanceof DiskFull || codeIs(noRoom, cause))

/** Whether a call that ended in this error may well succeed if it comes again. */
export const isPassing = (error: unknown): boolean =>
  isLost(error) || causesOf(error).some((cause) => cause instanceof DatabaseBusy || codeIs(passing, cause))
