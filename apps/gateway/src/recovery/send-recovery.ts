import { recoveries } from '../db/tables/index.ts'
import type { Call } from '../http/call.ts'
import { sentence } from '../http/messages.ts'
import { countUnlessFull } from '../limits/count-unless-full.ts'
import { sendMail } from '../mail/send-mail.ts'
import { memberByLogin, usernameKeyOf, type Member } from '../session/member-by-login.ts'
import { trialType } from '../session/session.ts'
import { sendSms } from '../sms/send-sms.ts'
import { recoveryHash } from './find-recovery.ts'

const lifeMinutes = 30
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 4

/** Four groups of four signs that cannot be taken for one another: 78 bits. */
function freshPassword({ random }: Call['gateway']): string {
  const group = (): string => Array.from({ length: 4 }, () => signs[random.roll(signs.length)] ?? '').join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Where a password goes, and whose it has to be. */
export interface RecoveryOrder {
  readonly username: string
  readonly channel: 'sms' | 'mail'
  readonly target: string
  readonly belongsTo: (member: Member) => boolean
}

/**
 * Counts a recovery and sends a password that is good for one login within 30 minutes, when the account and the target
 * belong together. Says nothing either way, and nothing when it was too often.
 */
export async function sendRecovery(call: Call, { username, channel, target, belongsTo }: RecoveryOrder): Promise<void> {
  const { gateway, network, language, now } = call
  const { db } = gateway
  const member = await memberByLogin(db, username)
  const account = { limit: 'reset.account', of: member?.usernameKey ?? usernameKeyOf(username) } as const
  const { full } = await countUnlessFull(gateway, [account, { limit: 'reset.network', of: network }], now)
  const mine = member !== null && member.type !== trialType && member.blockedAt === null && belongsTo(member)
  if (full || !mine) return
  const password = freshPassword(gateway)
  const values = { site: gateway.config.merchant, username: member.username, password, minutes: lifeMinutes }
  await db.insert(recoveries).values({
    memberId: member.id, secretHash: recoveryHash(member.id, password), createdAt: now, expiresAt: now + lifeMinutes * 60_000,
  })
  if (channel === 'sms') return sendSms(db, { target, text: sentence('outbox.recovery.sms', language, values), at: now })
  const subject = sentence('outbox.recovery.subject', language)
  return sendMail(db, { target, subject, text: sentence('outbox.recovery.mail', language, values), at: now })
}
