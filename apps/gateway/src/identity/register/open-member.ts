import { keptName } from '@parlour/validation/names'
import type { Ports } from '../../kernel/ports/index.ts'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { openAccount } from '../../kernel/ledger/index.ts'
import type { Phone } from '../../kernel/sms/index.ts'
import { countJoining } from './count-opening.ts'
import { uplineOf } from './find-upline.ts'
import type { RegistrationFields } from './registration-fields.ts'

/** What a new account is made of. */
export interface NewMember {
  readonly username: string
  /** Empty where none was chosen: others see the username then. */
  readonly nickname: string
  readonly fields: RegistrationFields
  readonly passwordRecord: string | null
  readonly paymentRecord: string | null
  readonly phone: Phone | null
  /** Whether the number was proved by a code. */
  readonly phoneVerified: boolean
  readonly referralCode: string
  /** Play money that it starts with, in minor units: nothing where the database is no demo. */
  readonly credit: number
  /** Who registers, as openings of links are counted (`visitorOf`). */
  readonly visitor: string
  readonly now: number
}

const kept = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
] as const

/** The contacts and the real name as they are kept; what was left empty is not. */
function contactsOf(fields: RegistrationFields): string {
  const told = { ...fields, payeeName: keptName(fields.payeeName) }
  return JSON.stringify(Object.fromEntries(kept.flatMap((name) => (told[name] ? [[name, told[name]]] : []))))
}

/**
 * Writes a new member with an account of play money, inside the
 * transaction `tx`; answers the member id, or null when the name is taken.
 * @throws DomainError register.affiliate.invalid
 */
export async function openMember(
  tx: Database,
  ports: Pick<Ports, 'memberOpened' | 'notify'>,
  input: NewMember,
): Promise<number | null> {
  const { username, fields, phone, phoneVerified, credit, visitor, now } = input
  const upline = await uplineOf(tx, fields)
  const [member] = await tx
    .insert(members)
    .values({
      username,
      usernameKey: username.toLowerCase(),
      nickname: input.nickname || username,
      type: upline?.affiliate?.type ?? 0,
      passwordRecord: input.passwordRecord,
      passwordSetAt: input.passwordRecord ? now : null,
      paymentRecord: input.paymentRecord,
      paymentSetAt: input.paymentRecord ? now : null,
      email: fields.email.toLowerCase() || null,
      mobile: phone?.key ?? null,
      dialingCode: phone?.dialingCode ?? null,
      mobileVerifiedAt: phone && phoneVerified ? now : null,
      fields: contactsOf(fields),
      uplineId: upline?.memberId ?? null,
      referralCode: input.referralCode,
      registeredAt: now,
    })
    .onConflictDoNothing({ target: members.usernameKey })
    .returning({ id: members.id })
  if (!member) return null
  await openAccount(tx, member.id)
  const linkId = upline?.affiliate?.linkId ?? null
  if (linkId !== null) await countJoining(tx, { linkId, visitor, at: now })
  await ports.memberOpened(tx, { memberId: member.id, credit, linkId, at: now })
  await ports.notify(tx, { memberId: member.id, kind: 'account.welcome', values: { name: username }, at: now })
  return member.id
}

/** Refuses a name that another account has. */
export const nameTaken = (): DomainError => new DomainError('register.username.taken', { value: { field: 'username' } })
