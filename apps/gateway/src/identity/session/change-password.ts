import type { changePassword } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { checkField, misfit } from '../fields/check-fields.ts'
import { registrationRules } from '../fields/rules.ts'
import { realMemberOf } from './real-member.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { openSession } from './open-session.ts'
import { writePassword } from './write-password.ts'

/**
 * Changes the password: every session ends, this one too, and the answer brings a fresh one.
 * @throws DomainError password.old.invalid, password.same,
 *   register.field.invalid, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleChangePassword: Handler<typeof changePassword> = async (call) => {
  const { gateway, request, network, browser, now } = call
  const { db, passwords, random } = gateway
  const { memberId, deviceId } = realMemberOf(call)
  const { oldPassword, newPassword, confirmNewPassword } = request
  const rule = registrationRules(gateway.config).password
  checkField('newPassword', rule, newPassword)
  if (newPassword !== confirmNewPassword) throw misfit('confirmNewPassword', rule)
  const member = await checkOwnPassword(gateway, { memberId, password: oldPassword, now })
  if (newPassword === oldPassword) throw new DomainError('password.same', { value: { field: 'newPassword' } })
  const passwordRecord = await passwords.make(newPassword)
  return db.transaction(async (tx) => {
    await writePassword(tx, gateway.ports, { memberId, passwordRecord, now })
    return openSession(tx, random, { member: { ...member, passwordTemporary: false }, deviceId, network, browser, now })
  })
}
