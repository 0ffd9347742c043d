import { and, eq, ne } from 'drizzle-orm'
import { nextAnnouncement, noteContentChange, paragraph } from '../../content/index.ts'
import { announcements } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command } from './command.ts'

const usage = 'announce "<title>" "<text>" ["<title in Tagalog>" "<text in Tagalog>"] | announce off <id>'

async function publish(
  tx: Database,
  [title = '', text = '', titleTy = title, textTy = text]: readonly string[],
  now: number,
) {
  await noteContentChange(tx)
  const id = await nextAnnouncement(tx)
  await tx.insert(announcements).values({
    id,
    type: 'PL',
    position: -id,
    startDate: now,
    endDate: null,
    title: { EN: title, TY: titleTy },
    content: { EN: paragraph(text), TY: paragraph(textTy) },
  })
  return `Published as announcement ${id}.`
}

async function takeDown(tx: Database, id: number) {
  await noteContentChange(tx)
  const gone = await tx
    .delete(announcements)
    .where(and(eq(announcements.id, id), ne(announcements.type, 'PR')))
    .returning({ id: announcements.id })
  if (gone.length === 0) throw new CommandError(`there is no announcement ${id}`)
  return `Announcement ${id} is no longer shown.`
}

async function run(gateway: Gateway, args: readonly string[]) {
  const { db, clock, state } = gateway
  const off = args[0] === 'off' && args.length === 2 && /^\d{1,9}$/.test(args[1] ?? '')
  if (!off && ((args.length !== 2 && args.length !== 4) || args.some((arg) => arg.trim() === '')))
    throw new CommandError(usage)
  const told = await db.transaction((tx) => {
    return off ? takeDown(tx, Number(args[1])) : publish(tx, args, clock.now())
  })
  state.lookAgain()
  return told
}

/** Publishes a notice to everybody, or takes one down. */
export const announceCommand: Command = {
  name: 'announce',
  usage,
  does: 'publish a notice to everybody, newest first, or take one down',
  makes: true,
  run,
}
