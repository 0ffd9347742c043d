import type { Command } from './command.ts'

/** Every command of the operator. */
export const commands: readonly Command[] = []
