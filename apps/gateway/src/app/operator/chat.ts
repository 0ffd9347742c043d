import { desc, eq, inArray } from 'drizzle-orm'
import { linesAfter, roomName, roomNamed, waitingRooms } from '../../content/index.ts'
import type { ChatLine } from '../../content/index.ts'
import { chatMessages, chatRooms, members } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { isMessageCode, sentence } from '../../kernel/http/index.ts'
import { CommandError, type Command } from './command.ts'

const usage = 'chat [<member or guest> | all]'
const recentRooms = 50

const textOf = ({ author, text }: ChatLine): string =>
  author === 'automatic' && isMessageCode(text) ? sentence(text, 'EN') : text

async function conversation({ db }: Gateway, name: string) {
  const room = await roomNamed(db, name)
  if (!room) throw new CommandError(`no member called "${name}" has written`)
  const lines = await linesAfter(db, room, 0)
  return lines.map((line) => ({
    at: new Date(line.at).toISOString(),
    author: line.author,
    seen: line.readAt === null ? 'no' : 'yes',
    text: textOf(line),
  }))
}

/** Rooms with their names: those where somebody waits, or the newest of all. */
async function rooms({ db }: Gateway, all: boolean) {
  const waiting = new Map((await waitingRooms(db)).map((room) => [room.roomId, room]))
  const ids = all
    ? (
        await db
          .selectDistinct({ id: chatMessages.roomId })
          .from(chatMessages)
          .orderBy(desc(chatMessages.roomId))
          .limit(recentRooms)
      ).map(({ id }) => id)
    : [...waiting.keys()]
  if (ids.length === 0) return []
  const named = await db
    .select({ id: chatRooms.id, username: members.username })
    .from(chatRooms)
    .leftJoin(members, eq(members.id, chatRooms.memberId))
    .where(inArray(chatRooms.id, ids))
  const names = new Map(named.map(({ id, username }) => [id, roomName(id, username)]))
  return ids.map((id) => {
    const { lines = 0, since = null } = waiting.get(id) ?? {}
    return { who: names.get(id) ?? '', waiting: lines, since: since === null ? '' : new Date(since).toISOString() }
  })
}

async function run(gateway: Gateway, [name, ...rest]: readonly string[]) {
  if (rest.length > 0) throw new CommandError(usage)
  return name === undefined || name === 'all' ? rooms(gateway, name === 'all') : conversation(gateway, name)
}

/** Shows who waits for an answer in the chat, or one conversation. */
export const chatCommand: Command = {
  name: 'chat',
  usage,
  does: 'show who waits for an answer in the chat, or one conversation',
  run,
}
