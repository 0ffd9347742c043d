import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import type { Language } from '../http/languages.ts'
import { DomainError } from '../http/domain-error.ts'
import { sumText } from '../http/sum-text.ts'
import { bonusTitle } from './bonus-title.ts'
import { closeBonus } from './close-bonus.ts'
import { closeDue } from './close-bonuses.ts'
import { memberMoney } from './member-money.ts'

/**
 * Lets own money leave, inside the transaction `tx` that holds the wallets: bonuses that are due are ended first, and those that
 * are open are given up, when their member has said so. Play-only money stays where it is. Answers what was given up, in minor
 * units.
 * @throws DomainError bonus.active with the bonuses and their sum, while one is open and its member has not agreed to lose it
 */
export async function leaveBonuses(tx: Database, memberId: number, { agreed, now }: { agreed: boolean; now: number }): Promise<number> {
  await closeDue(tx, memberId, now)
  const { bonus: sum, ties } = await memberMoney(tx, memberId, now)
  const open = ties.filter(({ bonus }) => !bonus.playOnly)
  if (open.length === 0) return 0
  if (!agreed)
    throw new DomainError('bonus.active', {
      value: (language: Language) => ({
        bonus: toWireMoney(sum),
        sum: sumText(sum, language),
        titles: open.map(({ bonus }) => bonusTitle(bonus, language)),
      }),
    })
  for (const { bonus } of open) await closeBonus(tx, bonus.id, 'forfeited', { at: now })
  return sum
}
