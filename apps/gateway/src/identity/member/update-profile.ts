import type { updateProfile } from '@parlour/api-client/endpoints'
import { keptName } from '@parlour/validation/names'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { checkField } from '../fields/check-fields.ts'
import { checkNickname } from '../fields/check-nickname.ts'
import { registrationRules } from '../fields/rules.ts'
import type { Member } from '../session/member-by-login.ts'
import { realMemberOf } from '../session/real-member.ts'
import { checkBirthday } from './birthday.ts'
import { ownMember } from './own-member.ts'
import { contactNames, fixedFields, keptFields } from './profile.ts'

type ProfileChange = Partial<
  Record<'nickname' | 'payeeName' | 'birthday' | 'email' | (typeof contactNames)[number], string | undefined>
>

function checkFixed(member: Member, told: ProfileChange): void {
  const field = fixedFields(member).find((name) => told[name] !== undefined)
  if (field) throw new DomainError('member.field.fixed', { value: { field } })
}

/**
 * Changes what this member has told of themselves; an empty contact is forgotten.
 * @throws DomainError register.field.invalid, member.age.low, member.field.fixed, in_need_true_account
 */
export const handleUpdateProfile: Handler<typeof updateProfile> = async (call) => {
  const { gateway, request, now } = call
  realMemberOf(call)
  const member = await ownMember(call)
  checkFixed(member, request)
  const { payeeName, birthday, email } = request
  const nickname = request.nickname === undefined ? undefined : checkNickname(request.nickname)
  const rules = registrationRules(gateway.config)
  if (payeeName !== undefined) checkField('payeeName', rules.payeeName, payeeName)
  if (email !== undefined) checkField('email', rules.email, email)
  if (birthday !== undefined) checkBirthday(birthday, now)
  const named = [...contactNames, 'payeeName' as const].flatMap((name) =>
    request[name] === undefined
      ? []
      : [[name, name === 'payeeName' ? keptName(request[name]) : request[name]] as const],
  )
  const kept = Object.entries({ ...keptFields(member), ...Object.fromEntries(named) }).filter(([, text]) => text)
  await gateway.db
    .update(members)
    .set({
      fields: JSON.stringify(Object.fromEntries(kept)),
      ...(nickname === undefined ? {} : { nickname }),
      ...(birthday === undefined ? {} : { birthday }),
      ...(email === undefined ? {} : { email: email.toLowerCase() || null }),
    })
    .where(eq(members.id, member.id))
  return null
}
