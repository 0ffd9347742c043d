import { oneTimeCodes } from '../db/tables/index.ts'
import type { Call } from '../http/call.ts'
import { sentence } from '../http/messages.ts'
import { countUnlessFull } from '../limits/count-unless-full.ts'
import { post } from '../mail/post.ts'
import { memberByLogin, usernameKeyOf, type Member } from '../session/member-by-login.ts'
import { trialType } from '../session/session.ts'
import { recoveryAsker, recoveryHash } from './recovery-hash.ts'

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
 * belong together. Says nothing either way, nothing when it was too often, and does the same work.
 */
export async function sendRecovery(call: Call, { username, channel, target, belongsTo }: RecoveryOrder): Promise<void> {
  const { gateway, network, language, now } = call
  const { db } = gateway
  const member = await memberByLogin(db, username)
  const account = { limit: 'reset.account', of: member?.usernameKey ?? usernameKeyOf(username) } as const
  const { full } = await countUnlessFull(gateway, [account, { limit: 'reset.network', of: network }], now)
  const whose = member && !full && member.type !== trialType && member.blockedAt === null && belongsTo(member) ? member.id : 0
  const password = freshPassword(gateway)
  await db.insert(oneTimeCodes).values({
    channel,
    target,
    purpose: 'recovery',
    asker: recoveryAsker(whose),
    codeHash: recoveryHash(whose, password),
    createdAt: now,
    expiresAt: now + lifeMinutes * 60_000,
  })
  const values = { site: gateway.config.merchant, username: member?.username ?? username, password, minutes: lifeMinutes }
  const where = { channel: whose === 0 ? 'nowhere' : channel, target, at: now } as const
  if (channel === 'sms') return post(db, { ...where, text: sentence('outbox.recovery.sms', language, values) })
  const subject = sentence('outbox.recovery.subject', language)
  return post(db, { ...where, subject, text: sentence('outbox.recovery.mail', language, values) })
}
