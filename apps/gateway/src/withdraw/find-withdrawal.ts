import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { withdrawals } from '../db/tables/index.ts'
import { DomainError } from '../http/domain-error.ts'
import type { WithdrawalRow } from './move-stage.ts'

/** A member's withdrawal, held until the transaction `tx` ends. @throws DomainError withdraw.order.unknown */
export async function holdWithdrawal(tx: Database, memberId: number, orderNo: string): Promise<WithdrawalRow> {
  const where = and(eq(withdrawals.memberId, memberId), eq(withdrawals.orderNo, orderNo))
  const [found] = await tx.select().from(withdrawals).where(where).for('update')
  if (!found) throw new DomainError('withdraw.order.unknown', { status: 404 })
  return found
}
