import { and, eq, isNull } from 'drizzle-orm'
import { longestLine, roomNamed } from '../../content/index.ts'
import { chatMessages } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command } from './command.ts'

const usage = 'reply <member or guest> <text>'

/** Writes the operator's line; what the visitor wrote before counts as seen. */
async function answer(tx: Database, roomId: number, text: string, now: number): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ readAt: now })
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.author, 'visitor'), isNull(chatMessages.readAt)))
  await tx.insert(chatMessages).values({ roomId, author: 'operator', text, at: now })
}

async function run({ db, clock }: Gateway, [name = '', ...words]: readonly string[]) {
  const text = words.join(' ').trim()
  if (name === '' || text === '') throw new CommandError(usage)
  if (text.length > longestLine) throw new CommandError(`an answer has at most ${longestLine} characters`)
  const room = await roomNamed(db, name)
  if (!room) throw new CommandError(`no member called "${name}" has written; "chat" shows who waits`)
  await db.transaction((tx) => answer(tx, room, text, clock.now()))
  return `Sent to ${name}.`
}

/** Answers somebody in the chat. */
export const replyCommand: Command = { name: 'reply', usage, does: 'answer somebody in the chat', makes: true, run }
