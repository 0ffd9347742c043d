import { and, eq, isNull } from 'drizzle-orm'
import { chatRooms, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** What the operator calls a room: the member's name, or `guest-<number>`; no username has that sign. */
export const roomName = (roomId: number, username: string | null): string => username ?? `guest-${roomId}`

/** The room that the operator means, or null when no member of that name has written yet. */
export async function roomNamed(db: Database, name: string): Promise<number | null> {
  const guest = /^guest-(\d{1,12})$/.exec(name)?.[1]
  const [room] = guest
    ? await db
        .select({ id: chatRooms.id })
        .from(chatRooms)
        .where(and(eq(chatRooms.id, Number(guest)), isNull(chatRooms.memberId)))
    : await db
        .select({ id: chatRooms.id })
        .from(chatRooms)
        .innerJoin(members, eq(members.id, chatRooms.memberId))
        .where(eq(members.usernameKey, name.toLowerCase()))
  return room?.id ?? null
}
