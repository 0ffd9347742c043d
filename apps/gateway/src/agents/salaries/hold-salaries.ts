import { and, count, eq, inArray, isNull, like, or, sum } from 'drizzle-orm'
import { readLimits, salaryReason } from '../../money/index.ts'
import { cases, payouts } from '../../kernel/db/index.ts'
import type { CaseReason, Database } from '../../kernel/db/index.ts'
import { dayText } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { dayOf, isSalary, lockSalaries, onDay, salariesOfDay, type PayoutRow } from './salaries-of-day.ts'

/** The salaries of one member for one day, those just written. */
interface MemberDay {
  readonly memberId: number
  readonly day: number
  readonly written: readonly PayoutRow[]
}

/**
 * The case of a member's day that is open, or a new one: after a
 * decision the next salaries of that day have a case of their own.
 */
async function caseOfDay(
  tx: Database,
  { memberId, day }: MemberDay,
  reason: CaseReason,
  at: number,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const name = `${memberId}/${dayText(day)}`
  const ofDay = and(eq(cases.kind, 'salary'), eq(cases.memberId, memberId), like(cases.subject, `${name}%`))
  const [open] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(ofDay, eq(cases.state, 'open')))
  if (open) {
    await tx
      .update(cases)
      .set({ reasons: [reason] })
      .where(eq(cases.id, open.id))
    return { id: open.id, isNew: false }
  }
  const [before] = await tx.select({ n: count() }).from(cases).where(ofDay)
  const subject = before?.n ? `${name}/${before.n + 1}` : name
  const values = { kind: 'salary' as const, subject, memberId, amount: 0, reasons: [reason], state: 'open' as const }
  const [opened] = await tx
    .insert(cases)
    .values({ ...values, openedAt: at })
    .returning({ id: cases.id })
  if (!opened) throw new Error(`no case for the salaries ${subject}`)
  return { id: opened.id, isNew: true }
}

/** Puts all salaries of a member's day that are not paid into one case, and tells the agent once. */
async function holdDay(tx: Database, ports: Notifier, own: MemberDay, reason: CaseReason): Promise<void> {
  const { memberId, day, written } = own
  const at = Math.max(...written.map(({ createdAt }) => createdAt))
  const { id, isNew } = await caseOfDay(tx, own, reason, at)
  await tx
    .update(payouts)
    .set({ status: 'in-process', transferId: null, decidedAt: null, caseId: id })
    .where(
      and(
        onDay(day, [memberId]),
        isNull(payouts.caseId),
        or(
          eq(payouts.status, 'in-process'),
          inArray(
            payouts.id,
            written.map((row) => row.id),
          ),
        ),
      ),
    )
  const [held] = await tx
    .select({ amount: sum(payouts.amount).mapWith(Number) })
    .from(payouts)
    .where(eq(payouts.caseId, id))
  const { amount } = present(held, `the sum of case ${id}`)
  await tx.update(cases).set({ amount }).where(eq(cases.id, id))
  if (isNew) await ports.notify(tx, { memberId, kind: 'salary.reviewed', values: { amount }, at })
}

/** The payouts by member and day. */
function byMemberDay(rows: readonly PayoutRow[]): MemberDay[] {
  const days = new Map<string, MemberDay>()
  for (const row of rows) {
    const [memberId, day] = [row.memberId, dayOf(row)]
    const key = `${memberId}/${day}`
    days.set(key, { memberId, day, written: [...(days.get(key)?.written ?? []), row] })
  }
  return [...days.values()]
}

/**
 * Takes the salaries that need a person's word out of what is paid by the clock, inside the transaction `tx` that has
 * just written these payouts: those of members whose salaries of one day, of all kinds together, are above the limit.
 * What of such a day is not paid yet waits in one case. Answers the ids of those that wait.
 */
export async function holdSalaries(
  tx: Database,
  ports: Notifier,
  written: readonly PayoutRow[],
): Promise<ReadonlySet<number>> {
  const own = written.filter((row) => isSalary(row) && row.amount > 0)
  if (own.length === 0) return new Set()
  // Two gateways may pay salaries of two kinds at once: the second waits here until it sees what the first has written.
  await lockSalaries(tx)
  const limit = (await readLimits(tx))['salary.sum']
  const memberDays = byMemberDay(own)
  const held = new Set<number>()
  for (const day of new Set(memberDays.map((each) => each.day))) {
    const ofDay = memberDays.filter((each) => each.day === day)
    const salaries = await salariesOfDay(
      tx,
      day,
      ofDay.map(({ memberId }) => memberId),
    )
    for (const each of ofDay) {
      const reason = salaryReason(salaries.get(each.memberId) ?? new Map(), limit)
      if (!reason) continue
      await holdDay(tx, ports, each, reason)
      for (const { id } of each.written) held.add(id)
    }
  }
  return held
}
