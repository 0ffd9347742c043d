import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Language } from '../http/languages.ts'
import { DomainError } from '../http/domain-error.ts'
import { sumText } from '../http/sum-text.ts'
import { bonusTitle } from './bonus-title.ts'
import type { Bonus } from './bonus-money.ts'
import type { BonusLimit } from './split-stake.ts'

/** Refuses a stake that needs money of a bonus whose terms do not take it; says which bonus and which limit. */
export const refuseBonus = (bonus: Bonus, limit: BonusLimit): DomainError =>
  new DomainError(`bonus.${limit}`, {
    value: (language: Language) => ({
      bonusId: bonus.id,
      bonus: bonusTitle(bonus, language),
      maxBet: bonus.maxBet === null ? null : toWireMoney(bonus.maxBet),
      limit: sumText(bonus.maxBet ?? 0, language),
    }),
  })

/** Refuses bonus money for a stake while own money of that sum lies in the wallets of studios. */
export const refuseOwnFirst = (missing: number): DomainError =>
  new DomainError('bonus.own.first', {
    value: (language: Language) => ({ missing: toWireMoney(missing), sum: sumText(missing, language) }),
  })
