import { asc, desc, eq, inArray, like, or } from 'drizzle-orm'
import { accounts, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { forgetHits, limitKeyText } from '../../kernel/limits/index.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { endSessionsOf, forgiveLogins, paymentSubject } from '../../identity/index.ts'
import type { Member } from '../../identity/index.ts'
import { CommandError, type Command } from './command.ts'
import { majorUnits } from './major-units.ts'
import { memberNamed } from './member-named.ts'

const most = 50
const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

async function named(db: Database, usage: string, args: readonly string[]): Promise<Member> {
  const [name, ...rest] = args
  if (name === undefined || rest.length > 0) throw new CommandError(usage)
  return memberNamed(db, name)
}

/** Lists the newest members, or those whose name, nickname, number or address contains a text. */
export const membersCommand: Command = {
  name: 'members',
  usage: 'members [text]',
  does: `list the ${most} newest members, or those with a text in their name, number or address`,
  async run({ db }, args) {
    if (args.length > 1) throw new CommandError(this.usage)
    const part = args[0] && `%${args[0].toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const found = await db
      .select()
      .from(members)
      .where(
        part
          ? or(
              like(members.usernameKey, part),
              like(members.mobile, part),
              like(members.email, part),
              eq(members.mobile, phoneOf('', args[0] ?? '')?.key ?? part),
            )
          : undefined,
      )
      .orderBy(desc(members.id))
      .limit(most)
    if (found.length === 0) return 'No member has that name.'
    const ids = found.map(({ id }) => id)
    const wallets = await db.select().from(accounts).where(inArray(accounts.memberId, ids)).orderBy(asc(accounts.id))
    const mainOf = (id: number): number =>
      wallets.find(({ memberId, wallet }) => memberId === id && wallet === 'main')?.balance ?? 0
    return found.map((member) => ({
      id: member.id,
      username: member.username,
      type: member.type,
      rank: member.rankLevel,
      balance: majorUnits(mainOf(member.id)),
      mobile: member.mobile,
      email: member.email,
      since: day(member.registeredAt),
      blocked: member.blockedAt !== null,
    }))
  },
}

/** Takes the locks of wrong passwords from a member. */
export const unlockCommand: Command = {
  name: 'unlock',
  usage: 'unlock <username>',
  does: 'forget the wrong passwords of a member, login and payment',
  async run({ db }, args) {
    const member = await named(db, this.usage, args)
    await forgiveLogins(db, member.usernameKey)
    await forgetHits(db, [
      limitKeyText(paymentSubject(member.id)),
      limitKeyText({ limit: 'password.member', of: String(member.id) }),
    ])
    return `${member.username} may try again.`
  },
}

/** Keeps a member out: sessions end, logins are refused. */
export const blockCommand: Command = {
  name: 'block',
  usage: 'block <username>',
  does: 'end the sessions of a member and refuse the logins',
  async run({ db, clock }, args) {
    const member = await named(db, this.usage, args)
    await db.update(members).set({ blockedAt: clock.now() }).where(eq(members.id, member.id))
    const ended = await endSessionsOf(db, member.id)
    return `${member.username} is blocked; ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
  },
}

/** Lets a blocked member in again. */
export const unblockCommand: Command = {
  name: 'unblock',
  usage: 'unblock <username>',
  does: 'let a blocked member in again',
  async run({ db }, args) {
    const member = await named(db, this.usage, args)
    await db.update(members).set({ blockedAt: null }).where(eq(members.id, member.id))
    return `${member.username} may log in again.`
  },
}
