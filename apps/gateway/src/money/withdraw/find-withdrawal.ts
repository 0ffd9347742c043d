import { and, eq } from 'drizzle-orm'
import { withdrawals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { WithdrawalRow } from './transition-withdrawal.ts'

/** A member's withdrawal, held until the transaction `tx` ends. @throws DomainError withdraw.order.unknown */
export async function lockWithdrawal(tx: Database, memberId: number, orderNo: string): Promise<WithdrawalRow> {
  const where = and(eq(withdrawals.memberId, memberId), eq(withdrawals.orderNo, orderNo))
  const [found] = await tx.select().from(withdrawals).where(where).for('update')
  if (!found) throw new DomainError('withdraw.order.unknown')
  return found
}
