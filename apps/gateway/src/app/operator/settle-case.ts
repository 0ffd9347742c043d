import { CannotCarryOut, decideCase, withdrawalCase } from '../../money/index.ts'
import type { Case, CaseEffects } from '../../money/index.ts'
import type { CaseKind } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { referralCase } from '../../rewards/index.ts'
import { salaryCase } from '../../agents/index.ts'
import { CommandError } from './command.ts'

const effects: Readonly<Record<CaseKind, CaseEffects>> = {
  referral: referralCase,
  withdrawal: withdrawalCase,
  salary: salaryCase,
}

/**
 * Releases or refuses a case in the name of an operator, with what follows for what waited, in one transaction.
 * @throws CommandError when the case was decided before, with by whom, or what waited has changed since
 */
export async function settleCase(
  gateway: Gateway,
  { id, kind, subject }: Case,
  told: { readonly to: 'released' | 'refused'; readonly by: string; readonly reason: string },
): Promise<string> {
  const now = gateway.clock.now()
  const { hold, release, refuse } = effects[kind]
  return gateway.db
    .transaction(async (tx) => {
      await hold(tx, subject)
      const decided = await decideCase(tx, id, { ...told, now })
      if (!decided) throw new CommandError(`there is no case ${id}`)
      const { mine, found } = decided
      if (!mine)
        throw new CommandError(`case ${id} was ${found.state} by ${found.decidedBy ?? ''}: ${found.decision ?? ''}`)
      await (told.to === 'released' ? release : refuse)(tx, gateway, found, now)
      return `Case ${id} is ${told.to}.`
    })
    .catch((error: unknown) => {
      throw error instanceof CannotCarryOut ? new CommandError(error.message) : error
    })
}
