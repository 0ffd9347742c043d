import { oneTimeCodes } from '../../kernel/db/index.ts'
import { hashOf, sentence, tooMany } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { countUnlessFull } from '../../kernel/limits/index.ts'
import type { LimitKey } from '../../kernel/limits/index.ts'
import { post } from '../../kernel/mail/index.ts'
import { codeLifeMs, codeWaitMinutes, type CodeTarget } from './otp-purpose.ts'

const minute = 60_000

/** How a code is written down: worthless without the target it belongs to. */
export const codeHashOf = (target: string, code: string): string => hashOf(`${target}/${code}`)

/** A code to send. */
export interface CodeOrder extends CodeTarget {
  /** The dialling code of a number; the limit by country counts it. */
  readonly dialingCode?: string
  /** Whether it really goes out: the answer must not show which accounts exist. */
  readonly deliver: boolean
}

/** What a short message counts, whatever it says: its number, its country, the whole site. */
export const smsSubjects = (number: string, dialingCode: string): LimitKey[] => [
  { limit: 'code.target', of: `sms/${number}` },
  { limit: 'sms.prefix', of: dialingCode },
  { limit: 'sms.site', of: 'all' },
]

/**
 * What a code counts. The second step of a login comes after the right password and counts for itself: others who ask
 * for codes to a number do not block it. No number and no address has a blank in it.
 */
function subjectsOf({ channel, target, dialingCode = '', purpose }: CodeOrder, network: string): LimitKey[] {
  const whose = purpose === 'network' ? `${target} network` : target
  const from: LimitKey = { limit: 'code.network', of: network }
  return channel === 'sms'
    ? [from, ...smsSubjects(whose, dialingCode)]
    : [from, { limit: 'code.target', of: `mail/${whose}` }]
}

async function deliver(call: Call, { channel, target, deliver: really }: CodeOrder, code: string): Promise<void> {
  const { gateway, language, now } = call
  const values = { site: gateway.config.merchant, code, minutes: codeLifeMs / minute }
  const where = { channel: really ? channel : 'nowhere', target, at: now } as const
  if (channel === 'sms') return post(gateway.db, { ...where, text: sentence('outbox.code.sms', language, values) })
  const subject = sentence('outbox.code.subject', language, values)
  return post(gateway.db, { ...where, subject, text: sentence('outbox.code.mail', language, values) })
}

/**
 * Makes a code of six digits and sends it; answers when the next may be asked for (`expirationTime`, ms) and until when
 * this one is good (`codeExpirationTime`, ms). The newest code of an asker is the only one that counts.
 * @throws DomainError TOO_MANY_REQUESTS with `value.expirationTime`
 */
export async function sendCode(call: Call, order: CodeOrder) {
  const { gateway, network, now } = call
  const { full } = await countUnlessFull(gateway, subjectsOf(order, network), now)
  if (full) {
    if (full.limit === 'sms.site' || full.limit === 'sms.prefix')
      gateway.log.error({ limit: full.limit }, 'limit reached: no more SMS')
    throw tooMany(full.wait / 1000, { expirationTime: now + full.wait })
  }
  const code = String(gateway.random.roll(1_000_000)).padStart(6, '0')
  const { channel, target, purpose, asker } = order
  await gateway.db.insert(oneTimeCodes).values({
    channel,
    target,
    purpose,
    asker,
    codeHash: codeHashOf(target, code),
    createdAt: now,
    expiresAt: now + codeLifeMs,
  })
  await deliver(call, order, code)
  return {
    expiredMinutes: codeWaitMinutes,
    expirationTime: now + codeWaitMinutes * minute,
    codeExpirationTime: now + codeLifeMs,
  }
}
