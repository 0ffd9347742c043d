import { eq } from 'drizzle-orm'
import { isLimitName, readLimits, reviewDefaults } from '../../money/index.ts'
import type { Case } from '../../money/index.ts'
import { caseNotes, cases, reviewLimits } from '../../kernel/db/index.ts'
import type { CaseState, Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { listCases, showCase } from './case-table.ts'
import { CommandError, type Command, type CommandAnswer } from './command.ts'
import { settleCase } from './settle-case.ts'
import { majorUnits } from './major-units.ts'

const states: readonly CaseState[] = ['open', 'released', 'refused', 'dropped']
const operatorForm = /^[\w.@-]{2,40}$/

const usage = [
  'cases [open|released|refused|dropped|all]',
  'cases show <id>',
  'cases assign <id> <operator>',
  'cases note <id> <operator> <text>',
  'cases release <id> <operator> <reason>',
  'cases refuse <id> <operator> <reason>',
  'cases limits',
  'cases limit <name> <value> <operator> <reason>',
].join('\n  ')

async function caseNumbered(db: Database, text: string | undefined): Promise<Case> {
  if (text === undefined || !/^\d{1,12}$/.test(text)) throw new CommandError(usage)
  const [found] = await db
    .select()
    .from(cases)
    .where(eq(cases.id, Number(text)))
  if (!found) throw new CommandError(`there is no case ${text}`)
  return found
}

/** Who does it, and in which words. */
function signed(by: string | undefined, words: readonly string[]): { readonly by: string; readonly reason: string } {
  if (by === undefined || !operatorForm.test(by) || words.length === 0) throw new CommandError(usage)
  return { by, reason: words.join(' ') }
}

async function note(
  { db, clock }: Gateway,
  { id }: Case,
  { by, text, assign }: { by: string; text: string; assign: boolean },
): Promise<string> {
  await db.transaction(async (tx) => {
    const [held] = await tx.select({ state: cases.state }).from(cases).where(eq(cases.id, id)).for('update')
    if (assign && held?.state !== 'open') throw new CommandError(`case ${id} is ${held?.state ?? 'gone'}`)
    if (assign) await tx.update(cases).set({ assignee: by }).where(eq(cases.id, id))
    await tx.insert(caseNotes).values({ caseId: id, by, at: clock.now(), did: assign ? 'assigned' : 'noted', text })
  })
  return assign ? `Case ${id} is with ${by}.` : `Noted on case ${id}.`
}

async function showLimits(db: Database): Promise<CommandAnswer> {
  const inForce = await readLimits(db)
  return Object.entries(reviewDefaults).map(([name, { unit, value, does }]) => {
    const shown = (amount: number): string =>
      unit === 'money' ? majorUnits(amount) : unit === 'percent' ? `${amount} %` : String(amount)
    return { limit: name, value: shown(isLimitName(name) ? inForce[name] : value), default: shown(value), does }
  })
}

async function setLimit(
  { db, clock }: Gateway,
  [name = '', text = '', operator, ...words]: readonly string[],
): Promise<string> {
  const { by, reason } = signed(operator, words)
  if (!isLimitName(name) || !/^\d{1,9}$/.test(text)) throw new CommandError(usage)
  const value = Number(text) * (reviewDefaults[name].unit === 'money' ? 100 : 1)
  await db.insert(reviewLimits).values({ name, value, by, at: clock.now(), reason })
  return `${name} is ${text}.`
}

/** The queue of what waits for a person: referral rewards, withdrawals, salaries. */
export const casesCommand: Command = {
  name: 'cases',
  usage,
  does: 'list what waits for a person, show what was seen, and decide; limits of money in major units',
  async run(gateway, [verb = 'open', ...args]) {
    const { db } = gateway
    const state = states.find((known) => known === verb)
    if ((state || verb === 'all') && args.length === 0) return listCases(db, state ?? null)
    if (verb === 'limits' && args.length === 0) return showLimits(db)
    if (verb === 'limit') return setLimit(gateway, args)
    const [id, by, ...words] = args
    const found = await caseNumbered(db, id)
    if (verb === 'show' && by === undefined) return showCase(db, found)
    if (verb === 'assign' && words.length === 0)
      return note(gateway, found, { ...signed(by, [by ?? '']), text: `to ${by ?? ''}`, assign: true })
    if (verb === 'note') {
      const { by: name, reason } = signed(by, words)
      return note(gateway, found, { by: name, text: reason, assign: false })
    }
    if (verb === 'release' || verb === 'refuse')
      return settleCase(gateway, found, { to: verb === 'release' ? 'released' : 'refused', ...signed(by, words) })
    throw new CommandError(usage)
  },
}
