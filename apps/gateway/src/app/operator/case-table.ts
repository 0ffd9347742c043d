import { asc, desc, eq } from 'drizzle-orm'
import type { Case } from '../../money/index.ts'
import { caseNotes, cases, members } from '../../kernel/db/index.ts'
import type { CaseReason, CaseState, Database } from '../../kernel/db/index.ts'
import type { Shown } from './command.ts'
import { majorUnits } from './major-units.ts'
import { momentText } from './moment-text.ts'

const most = 50

/** A reason as the operator reads it: the rule, then what it saw, sums in major units. */
const reasonText = ({ rule, sums = {}, facts = {} }: CaseReason): string =>
  [
    rule,
    ...Object.entries(sums).map(([name, sum]) => `${name} ${majorUnits(sum)}`),
    ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`),
  ].join(', ')

/** The newest cases of a state, those that wait with the oldest first; of all states without one. */
export async function listCases(db: Database, state: CaseState | null): Promise<Shown> {
  const rows = await db
    .select({ found: cases, member: members.username })
    .from(cases)
    .innerJoin(members, eq(members.id, cases.memberId))
    .where(state ? eq(cases.state, state) : undefined)
    .orderBy(state === 'open' ? asc(cases.openedAt) : desc(cases.openedAt), asc(cases.id))
    .limit(most)
  if (rows.length === 0) return 'There are none.'
  return rows.map(
    ({ found: { id, kind, subject, amount, state: stands, reasons, openedAt, assignee, decidedBy }, member }) => ({
      id,
      kind,
      subject,
      member,
      amount: majorUnits(amount),
      state: stands,
      reasons: reasons.map(({ rule }) => rule).join(', '),
      opened: momentText(openedAt),
      assignee,
      decidedBy,
    }),
  )
}

/** A case with what was seen, and what was done with it by whom. */
export async function showCase(db: Database, found: Case): Promise<Shown> {
  const [member] = await db.select({ name: members.username }).from(members).where(eq(members.id, found.memberId))
  const notes = await db.select().from(caseNotes).where(eq(caseNotes.caseId, found.id)).orderBy(asc(caseNotes.id))
  const { id, kind, subject, amount, state, openedAt, assignee } = found
  return [
    {
      at: momentText(openedAt),
      by: 'platform',
      did: 'opened',
      text: `case ${id}: ${kind} ${subject} of ${member?.name ?? ''}, ${majorUnits(amount)}`,
    },
    ...found.reasons.map((reason) => ({
      at: momentText(openedAt),
      by: 'platform',
      did: 'saw',
      text: reasonText(reason),
    })),
    ...notes.map(({ at, by, did, text }) => ({ at: momentText(at), by, did, text })),
    { at: '', by: assignee ?? '', did: 'stands', text: state },
  ]
}
