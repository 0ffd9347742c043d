import type { Gateway } from '../gateway.ts'

/** What a command answers: rows for a table, or one sentence. */
export type CommandAnswer = readonly Readonly<Record<string, string | number | boolean | null>>[] | string

/** A wrong use of a command, told to the operator as it is. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Something only the operator may do: `pnpm gateway <name> <arguments>`. */
export interface Command {
  readonly name: string
  /** Its arguments and what it does, one line each. */
  readonly usage: string
  readonly does: string
  /** @throws CommandError when the arguments are wrong */
  run(gateway: Gateway, args: readonly string[]): Promise<CommandAnswer>
}
