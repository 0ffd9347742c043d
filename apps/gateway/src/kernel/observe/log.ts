/** How grave a line is. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** What a line states beside its message. Secrets and texts that a visitor wrote have no place here. */
export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes one line for the operator: the facts as fields, the message as a constant sentence. */
export type WriteLine = (facts: Facts, message: string) => void

/** Where the gateway writes what the operator must know; a line written during a call carries the ids of that call. */
export type Log = Readonly<Record<LogLevel, WriteLine>>

const nothing = (): void => undefined

/** A log that writes nothing. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
