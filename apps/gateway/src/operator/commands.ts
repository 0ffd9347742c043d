import { announceCommand } from './announce.ts'
import type { Command } from './command.ts'
import { resourceCommand } from './resource.ts'
import { statusCommand } from './status.ts'

/** Every command of the operator. */
export const commands: readonly Command[] = [
  statusCommand,
  announceCommand,
  resourceCommand,
]
