import type { Database } from '../../kernel/db/index.ts'
import { DomainError, amountText } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { bonusTitle } from './bonus-title.ts'
import { closeBonus } from './close-bonus.ts'
import { closeDue } from './close-bonuses.ts'
import { memberMoney } from './member-money.ts'

/**
 * Lets own money leave, inside the transaction `tx` that holds the wallets: bonuses that
 * are due are ended first, and those that are open are given up, when their member has
 * said so. Play-only money stays where it is. Answers what was given up, in minor units.
 * @throws DomainError bonus.active with the bonuses and their sum,
 *   while one is open and its member has not agreed to lose it
 */
export async function leaveBonuses(
  tx: Database,
  ports: Notifier,
  memberId: number,
  { agreed, now }: { agreed: boolean; now: number },
): Promise<number> {
  await closeDue(tx, ports, memberId, now)
  const { bonus, promised, ties } = await memberMoney(tx, memberId, now)
  const forfeited = bonus + promised
  const open = ties.filter((tie) => !tie.bonus.playOnly)
  if (open.length === 0) return 0
  if (!agreed)
    throw new DomainError('bonus.active', {
      amounts: { bonus: forfeited },
      value: (language: Language) => ({
        sum: amountText(forfeited, language),
        titles: open.map((tie) => bonusTitle(tie.bonus, language)),
      }),
    })
  for (const tie of open) await closeBonus(tx, ports, tie.bonus.id, 'forfeited', { at: now })
  return forfeited
}
