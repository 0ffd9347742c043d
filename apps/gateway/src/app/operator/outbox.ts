import { and, desc, eq } from 'drizzle-orm'
import { outbox } from '../../kernel/db/index.ts'
import { mailAddressOf } from '../../kernel/mail/index.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { CommandError, type Command } from './command.ts'

const most = 20

/** The command that shows what one channel of the outbox would have sent. */
const showing =
  (channel: 'sms' | 'mail', usage: string, targetOf: (typed: string) => string | null): Command['run'] =>
  async ({ db }, args) => {
    const [typed] = args
    const target = typed === undefined ? undefined : targetOf(typed)
    if (args.length > 1 || target === null) throw new CommandError(usage)
    const mine = and(eq(outbox.channel, channel), target === undefined ? undefined : eq(outbox.target, target))
    const rows = await db.select().from(outbox).where(mine).orderBy(desc(outbox.id)).limit(most)
    if (rows.length === 0) return 'Nothing was sent.'
    return rows.map(({ at, target: to, subject, text }) => ({
      at: new Date(at).toISOString(),
      to,
      ...(channel === 'mail' ? { subject } : {}),
      text,
    }))
  }

const smsUsage = 'sms [number]'
const mailUsage = 'mail [address]'

/** Shows the newest short messages, of all or of one number; in place of a carrier. */
export const smsCommand: Command = {
  name: 'sms',
  usage: smsUsage,
  does: `show the last ${most} short messages, of everybody or of one number (+63… or without the dialling code)`,
  run: showing('sms', smsUsage, (typed) => phoneOf('', typed)?.key ?? null),
}

/** Shows the newest mails, of all or of one address; in place of a mail server. */
export const mailCommand: Command = {
  name: 'mail',
  usage: mailUsage,
  does: `show the last ${most} mails, of everybody or of one address`,
  run: showing('mail', mailUsage, mailAddressOf),
}
