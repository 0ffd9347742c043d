import type { forfeitBonus } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { realMemberOf } from '../../identity/index.ts'
import { bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { lockWallets, withMemberLock } from '../../kernel/ledger/index.ts'
import { closeBonus } from './close-bonus.ts'
import { closeDue } from './close-bonuses.ts'
import { balanceOf, losesOf } from './forfeit-preview.ts'
import { memberMoney } from './member-money.ts'

/** Why a bonus that ties no money cannot be given up. */
async function refusalOf(tx: Database, memberId: number, bonusId: string): Promise<DomainError> {
  const mine = await tx.select({ id: bonuses.id }).from(bonuses).where(eq(bonuses.memberId, memberId))
  return new DomainError(mine.some(({ id }) => id === bonusId) ? 'bonus.ended' : 'bonus.unknown')
}

/**
 * Gives an open bonus up, once per key, when what is lost is what the member was shown. Bonuses that are due end first,
 * so that one that is played through is not lost.
 * @throws DomainError bonus.unknown, bonus.ended, bonus.kept, bonus.forfeit.changed, wallet.transfer.running,
 *   TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleForfeitBonus: Handler<typeof forfeitBonus> = async (call) => {
  const { gateway, now } = call
  const { memberId } = realMemberOf(call)
  const { bonusId, loses: shown } = call.request
  return withMemberLock(call, { of: 'forfeitBonus', memberId, body: { bonusId, loses: shown } }, async (tx) => {
    await lockWallets(tx, [memberId])
    await closeDue(tx, gateway.ports, memberId, now)
    const { ties } = await memberMoney(tx, memberId, now)
    const tie = ties.find(({ bonus }) => bonus.id === bonusId)
    if (!tie) throw await refusalOf(tx, memberId, bonusId)
    if (tie.bonus.playOnly) throw new DomainError('bonus.kept')
    const loses = losesOf(tie)
    if (loses !== shown) throw new DomainError('bonus.forfeit.changed', { amounts: { loses } })
    await closeBonus(tx, gateway.ports, bonusId, 'forfeited', { at: now })
    const after = await memberMoney(tx, memberId, now)
    return { bonusId, lost: loses, balance: balanceOf(after), free: after.free }
  })
}
