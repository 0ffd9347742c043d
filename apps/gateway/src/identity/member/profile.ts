import type { getProfile } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import type { Handler } from '../../kernel/http/index.ts'
import { maskedAddress } from '../../kernel/mail/index.ts'
import type { Member } from '../session/member-by-login.ts'
import { maskedPhone } from '../../kernel/sms/index.ts'
import { ownMember } from './own-member.ts'
import { keysOf } from '../../kernel/objects/index.ts'

/** The contacts of a member that are kept as they were typed. */
export const contactNames = ['line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'qqNum'] as const

const keptForm = v.record(v.string(), v.string())

/** The kept contacts and the real name of a member. */
export const keptFields = ({ fields }: Pick<Member, 'fields'>): Readonly<Record<string, string | undefined>> =>
  v.parse(keptForm, JSON.parse(fields))

/** The members that only the customer service can still change. */
export function fixedFields(member: Member): ('payeeName' | 'birthday' | 'email')[] {
  const fixed = {
    payeeName: Boolean(keptFields(member)['payeeName']),
    birthday: member.birthday !== null,
    email: member.emailVerifiedAt !== null,
  }
  return keysOf(fixed).filter((name) => fixed[name])
}

/** What this member has told of themselves. */
export const handleGetProfile: Handler<typeof getProfile> = async (call) => {
  const member = await ownMember(call)
  const kept = keptFields(member)
  const { username, nickname, birthday, email, emailVerifiedAt, mobile, dialingCode, mobileVerifiedAt } = member
  return {
    account: username,
    nickname,
    payeeName: kept['payeeName'] ?? null,
    birthday,
    email: email && (emailVerifiedAt === null ? email : maskedAddress(email)),
    emailVerified: emailVerifiedAt !== null,
    mobile: mobile && maskedPhone(mobile, dialingCode),
    countryDialingCode: dialingCode,
    mobileVerified: mobileVerifiedAt !== null,
    ...Object.fromEntries(contactNames.map((name) => [name, kept[name] ?? null])),
    fixed: fixedFields(member),
  }
}
