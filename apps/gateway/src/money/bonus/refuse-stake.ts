import { DomainError, amountText } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { bonusTitle } from './bonus-title.ts'
import type { Bonus } from './bonus-money.ts'
import type { BonusLimit } from './split-stake.ts'

/**
 * Refuses a stake that needs money of a bonus whose terms do not take it; says which bonus and which limit: its highest
 * stake, or the category of the game.
 */
export const refuseBonus = (bonus: Bonus, limit: BonusLimit, category: string): DomainError =>
  new DomainError(`bonus.${limit}`, {
    amounts: { maxBet: bonus.maxBet },
    value: (language: Language) => ({
      bonusId: bonus.id,
      bonus: bonusTitle(bonus, language),
      category,
      limit: bonus.maxBet === null ? null : amountText(bonus.maxBet, language),
    }),
  })

/** Refuses bonus money for a stake while own money of that sum lies in the wallets of providers. */
export const refuseOwnFirst = (missing: number): DomainError =>
  new DomainError('bonus.own.first', {
    amounts: { missing },
    value: (language: Language) => ({ sum: amountText(missing, language) }),
  })
