import { and, asc, eq, isNull } from 'drizzle-orm'
import { members, messages } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { localizeMessage } from '../../content/index.ts'
import { CommandError, type Command } from './command.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

const most = 50
const usage = 'messages | messages <id> <answer>'

async function waiting({ db, config }: Gateway) {
  const rows = await db
    .select({ message: messages, from: members.username })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.fromId))
    .where(and(isNull(messages.toId), isNull(messages.readAt)))
    .orderBy(asc(messages.id))
    .limit(most)
  return rows.map(({ message: { id, at, kind, values }, from }) => {
    const { title, content } = localizeMessage(kind, values, { language: 'EN', config })
    return { id, at: new Date(at).toISOString(), from, title, content }
  })
}

/** Answers a message in the sender's inbox, and counts it as read. */
async function answer(tx: Database, ports: Notifier, id: number, text: string, at: number) {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.toId)))
    .for('update')
  if (!message || message.fromId === null) throw new CommandError(`there is no message ${id}`)
  const { title } = message.values
  await tx.update(messages).set({ readAt: at }).where(eq(messages.id, id))
  await ports.notify(tx, {
    memberId: message.fromId,
    kind: 'service.answer',
    values: { title: title ?? '', content: text },
    at,
  })
  return `Answered message ${id}.`
}

async function run(gateway: Gateway, [id, ...words]: readonly string[]) {
  if (id === undefined) return waiting(gateway)
  const text = words.join(' ').trim()
  if (!/^\d{1,12}$/.test(id) || text === '' || text.length > 1000)
    throw new CommandError(`${usage} (at most 1000 characters)`)
  return gateway.db.transaction((tx) => answer(tx, gateway.ports, Number(id), text, gateway.clock.now()))
}

/** Shows the messages to the customer service, or answers one. */
export const inboxMessagesCommand: Command = {
  name: 'messages',
  usage,
  does: `show the ${most} oldest unanswered messages of members, or answer one`,
  makes: true,
  run,
}
