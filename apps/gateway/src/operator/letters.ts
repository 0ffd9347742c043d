import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members, messages } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { tell } from '../support/tell-member.ts'
import { wordMessage } from '../support/word-message.ts'
import { CommandError, type Command } from './command.ts'

const most = 50
const usage = 'letters | letters <id> <answer>'

async function waiting({ db, config }: Gateway) {
  const rows = await db
    .select({ message: messages, from: members.username })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.fromId))
    .where(and(isNull(messages.toId), isNull(messages.readAt)))
    .orderBy(asc(messages.id))
    .limit(most)
  return rows.map(({ message: { id, at, kind, values }, from }) => {
    const { title, content } = wordMessage(kind, values, { language: 'EN', config })
    return { id, at: new Date(at).toISOString(), from, title, content }
  })
}

/** Answers a letter in the sender's inbox, and counts it as read. */
async function answer(tx: Database, id: number, text: string, at: number) {
  const [letter] = await tx.select().from(messages).where(and(eq(messages.id, id), isNull(messages.toId))).for('update')
  if (!letter || letter.fromId === null) throw new CommandError(`there is no letter ${id}`)
  const { title } = letter.values
  await tx.update(messages).set({ readAt: at }).where(eq(messages.id, id))
  await tell(tx, { memberId: letter.fromId, kind: 'service.answer', values: { title: title ?? '', content: text }, at })
  return `Answered letter ${id}.`
}

async function run(gateway: Gateway, [id, ...words]: readonly string[]) {
  if (id === undefined) return waiting(gateway)
  const text = words.join(' ').trim()
  if (!/^\d{1,12}$/.test(id) || text === '' || text.length > 1000) throw new CommandError(`${usage} (at most 1000 signs)`)
  return gateway.db.transaction((inner) => answer(inner as unknown as Database, Number(id), text, gateway.clock.now()))
}

/** Shows the letters to the customer service, or answers one. */
export const lettersCommand: Command = { name: 'letters', usage, does: `show the ${most} oldest unanswered letters of members, or answer one`, makes: true, run }
