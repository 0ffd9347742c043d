import type { Gateway } from '../../kernel/config/index.ts'

/** What an operator reads: rows for a table, or one sentence. */
export type Shown = readonly Readonly<Record<string, string | number | boolean | null>>[] | string

/** Files that the operator's machine writes into the given folder; the contents in base64. */
export interface Files {
  readonly files: readonly { readonly name: string; readonly content: string }[]
}

/** What a command answers. */
export type CommandAnswer = Shown | Files

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
  /** Whether it makes something new each time: then it happens once for the key of its call. */
  readonly makes?: true
  /** @throws CommandError when the arguments are wrong */
  run(gateway: Gateway, args: readonly string[]): Promise<CommandAnswer>
}
