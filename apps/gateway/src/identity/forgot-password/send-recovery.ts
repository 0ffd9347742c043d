import { smsSubjects } from '../otp/send-otp.ts'
import { oneTimeCodes } from '../../kernel/db/index.ts'
import { demoAccountType, sentence } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { countUnlessFull } from '../../kernel/limits/index.ts'
import type { LimitKey } from '../../kernel/limits/index.ts'
import { post } from '../../kernel/mail/index.ts'
import { memberByLogin, usernameKeyOf, type Member } from '../session/member-by-login.ts'
import { recoveryAsker, recoveryHash } from '../session/recovery-hash.ts'

const lifeMinutes = 30
const characters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 4

/** Four groups of four characters that cannot be taken for one another: 78 bits. */
function freshPassword({ random }: Call['gateway']): string {
  const group = (): string => Array.from({ length: 4 }, () => characters[random.roll(characters.length)] ?? '').join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Where a password goes, and whose it has to be. */
export interface RecoveryOrder {
  readonly username: string
  readonly channel: 'sms' | 'mail'
  readonly target: string
  /** Of a number. */
  readonly dialingCode?: string
  readonly belongsTo: (member: Member) => boolean
}

/**
 * What a recovery counts. One to a target that is not the account's
 * counts for itself: tries of others use up nothing of the member's.
 */
function subjectsOf(
  { network }: Call,
  { username, channel, target, dialingCode = '' }: RecoveryOrder,
  owner: Member | null,
): LimitKey[] {
  const account: LimitKey = {
    limit: 'reset.account',
    of: owner?.usernameKey ?? `${usernameKeyOf(username)}/${channel}/${target}`,
  }
  return [
    account,
    { limit: 'reset.network', of: network },
    ...(channel === 'sms' ? smsSubjects(target, dialingCode) : []),
  ]
}

/**
 * Counts a recovery and sends a password that is good for one login within 30 minutes, when the account and the target
 * belong together. Says nothing either way, nothing when it was too often, and does the same work.
 */
export async function sendRecovery(call: Call, order: RecoveryOrder): Promise<void> {
  const { gateway, language, now } = call
  const { username, channel, target, belongsTo } = order
  const { db } = gateway
  const member = await memberByLogin(db, username)
  const owner =
    member && member.type !== demoAccountType && member.blockedAt === null && belongsTo(member) ? member : null
  const { full } = await countUnlessFull(gateway, subjectsOf(call, order, owner), now)
  const whose = owner && !full ? owner.id : null
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
  const values = {
    site: gateway.config.merchant,
    username: member?.username ?? username,
    password,
    minutes: lifeMinutes,
  }
  const where = { channel: whose === null ? 'nowhere' : channel, target, at: now } as const
  if (channel === 'sms') return post(db, { ...where, text: sentence('outbox.recovery.sms', language, values) })
  const subject = sentence('outbox.recovery.subject', language)
  return post(db, { ...where, subject, text: sentence('outbox.recovery.mail', language, values) })
}
