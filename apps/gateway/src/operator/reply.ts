import { and, eq, isNull } from 'drizzle-orm'
import { longestLine } from '../chat/launch-chat.ts'
import { roomNamed } from '../chat/room-name.ts'
import type { Database } from '../db/open-database.ts'
import { chatMessages } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
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
  if (text.length > longestLine) throw new CommandError(`an answer has at most ${longestLine} signs`)
  const room = await roomNamed(db, name)
  if (!room) throw new CommandError(`nobody called "${name}" has written; "chat" shows who waits`)
  await db.transaction((inner) => answer(inner as unknown as Database, room, text, clock.now()))
  return `Sent to ${name}.`
}

/** Answers somebody in the chat. */
export const replyCommand: Command = { name: 'reply', usage, does: 'answer somebody in the chat', makes: true, run }
