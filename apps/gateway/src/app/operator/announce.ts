import { and, eq, ne } from 'drizzle-orm'
import { nextAnnouncement, noteContentChange, paragraph } from '../../content/index.ts'
import { announcements } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command } from './command.ts'
import { wrongNotice } from './promotions/check-figures.ts'
import { findPromotion } from './promotions/find-promotion.ts'

const usage =
  'announce "<title>" "<text>" ["<title in Tagalog>" "<text in Tagalog>"] [--promotion <id>] | announce off <id>'

/** The texts of a notice, and the promotion that it is of: it leads there and is shown while that runs. */
interface Notice {
  readonly texts: readonly string[]
  readonly linkedPromotionId: number | null
}

function noticeIn(args: readonly string[]): Notice {
  const at = args.indexOf('--promotion')
  const texts = at < 0 ? args : args.slice(0, at)
  const [id = '', ...rest] = at < 0 ? [] : args.slice(at + 1)
  const isWrong = (texts.length !== 2 && texts.length !== 4) || texts.some((text) => text.trim() === '')
  if (isWrong || (at >= 0 && (!/^\d{1,9}$/.test(id) || rest.length > 0))) throw new CommandError(usage)
  return { texts, linkedPromotionId: at < 0 ? null : Number(id) }
}

async function publish(tx: Database, { texts, linkedPromotionId }: Notice, now: number) {
  const [title = '', text = '', titleTy = title, textTy = text] = texts
  // From here on no promotion changes, so the notice is held to the rule that it is published beside.
  await noteContentChange(tx)
  if (linkedPromotionId !== null) {
    const found = await findPromotion(tx, linkedPromotionId)
    if (!found) throw new CommandError(`there is no promotion ${linkedPromotionId}`)
    const wrong = wrongNotice(found, { EN: [title, text], ...(texts.length > 2 && { TY: [titleTy, textTy] }) })
    if (wrong.length > 0) throw new CommandError(wrong.join('\n'))
  }
  const id = await nextAnnouncement(tx)
  await tx.insert(announcements).values({
    id,
    type: 'PL',
    position: -id,
    startDate: now,
    endDate: null,
    title: { EN: title, TY: titleTy },
    content: { EN: paragraph(text), TY: paragraph(textTy) },
    linkedPromotionId,
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
  const notice = off ? null : noticeIn(args)
  const told = await db.transaction((tx) => (notice ? publish(tx, notice, clock.now()) : takeDown(tx, Number(args[1]))))
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
