import { eq, inArray } from 'drizzle-orm'
import { accounts, members } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { memberAccount, openHouse } from '../../../kernel/ledger/index.ts'
import { demoAccounts, memberNames, teamSizes } from './names.ts'
import { present } from '../../../kernel/objects/index.ts'

const day = 86_400_000

const referralCode = (username: string): string => username.slice(0, 6).toUpperCase()

async function insertMember(tx: Database, row: typeof members.$inferInsert): Promise<number> {
  const [member] = await tx.insert(members).values(row).returning({ id: members.id })
  return present(member, 'the new member').id
}

/** Writes the demo accounts, the two teams and the other members, with an empty ledger account each. */
export async function seedPeople(
  tx: Database,
  { now, passwordRecord }: { now: number; passwordRecord: string },
): Promise<void> {
  const ids = new Map<string, number>()
  for (const { username, nickname, type, realName } of demoAccounts) {
    const id = await insertMember(tx, {
      username,
      usernameKey: username,
      nickname,
      type,
      ...(realName && { fields: JSON.stringify({ payeeName: realName }) }),
      passwordRecord,
      referralCode: referralCode(username),
      rankLevel: type === 0 ? 2 : 0,
      registeredAt: now - 75 * day,
      firstLoginAt: now - 75 * day,
    })
    ids.set(username, id)
  }
  for (const { username, upline } of demoAccounts) {
    if (upline)
      await tx
        .update(members)
        .set({ uplineId: ids.get(upline) ?? null })
        .where(eq(members.usernameKey, username))
  }
  const uplineOf = (at: number): number | null => {
    if (at < teamSizes.second) return ids.get('aprilsol22') ?? null
    return at < teamSizes.second + teamSizes.first ? (ids.get('marcobay01') ?? null) : null
  }
  await tx.insert(members).values(
    memberNames.map((username, at) => ({
      username,
      usernameKey: username,
      nickname: username,
      type: 0,
      uplineId: uplineOf(at),
      referralCode: `${referralCode(username)}${at}`,
      rankLevel: at % 5,
      registeredAt: now - (61 + ((at * 7) % 40)) * day,
      firstLoginAt: now - 60 * day,
    })),
  )
  await openHouse(tx)
  const everyone = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.usernameKey, [...memberNames, ...demoAccounts.map((account) => account.username)]))
  await tx
    .insert(accounts)
    .values(everyone.map(({ id }) => ({ name: memberAccount(id), memberId: id, wallet: 'main' })))
}
