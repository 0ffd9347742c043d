import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import { missions } from '../../kernel/db/index.ts'
import { missionRule, missionTitle } from '../../rewards/index.ts'
import { CommandError, type Command } from './command.ts'
import { momentText } from './moment-text.ts'

const most = 20
type Run = typeof missions.$inferSelect

const nameOf = (code: string): string => {
  const rule = missionRule(code)
  return rule ? missionTitle(rule, 'EN') : code
}

const stateOf = ({ from, until, closedAt }: Run, now: number): string => {
  if (closedAt !== null) return `paid at ${momentText(closedAt)}`
  if (from > now) return 'planned'
  return until > now ? 'running' : 'ended, not paid yet'
}

/** Lists the newest runs of missions. */
export const missionsCommand: Command = {
  name: 'missions',
  usage: 'missions',
  does: `list the ${most} newest runs of missions`,
  async run({ db, clock }, args) {
    if (args.length > 0) throw new CommandError(this.usage)
    const now = clock.now()
    const rows = await db.select().from(missions).orderBy(desc(missions.from), desc(missions.id)).limit(most)
    return rows.map((run) => ({
      id: run.id,
      mission: nameOf(run.code),
      from: momentText(run.from),
      until: momentText(run.until),
      state: stateOf(run, now),
    }))
  },
}

/** Ends a run of a mission before its time; the job pays it once the last rounds are booked. */
export const closeMissionCommand: Command = {
  name: 'close-mission',
  usage: 'close-mission <id>',
  does: 'end a running mission now: what was reached is paid within the hour; notify the winners',
  async run({ db, clock }, args) {
    const [named, ...rest] = args
    const id = Number(named)
    if (!named || !Number.isSafeInteger(id) || rest.length > 0) throw new CommandError(this.usage)
    const now = clock.now()
    const [ended] = await db
      .update(missions)
      .set({ until: now })
      .where(and(eq(missions.id, id), isNull(missions.closedAt), lte(missions.from, now), gt(missions.until, now)))
      .returning()
    if (ended) return `Mission ${id} (${nameOf(ended.code)}) has ended; its prizes are paid within the hour.`
    const [known] = await db.select().from(missions).where(eq(missions.id, id))
    throw new CommandError(known ? `mission ${id} is ${stateOf(known, now)}` : `there is no mission ${id}`)
  },
}
