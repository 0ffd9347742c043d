import type { register, ServedRequestOf } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import type { Database } from '../db/open-database.ts'
import { idempotency, members } from '../db/tables/index.ts'
import type { Call, Handler } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { once } from '../ledger/once.ts'
import { openSession } from '../session/open-session.ts'
import { checkFields } from './check-fields.ts'
import { openMember } from './open-member.ts'
import { noteRegistration } from './register-limits.ts'
import { registrationRules } from './rules.ts'

const scope = 'register'

type RegisterCall = Call<ServedRequestOf<typeof register>>

/** The member that an earlier request with this key has opened. */
async function openedBy(db: Database, key: string): Promise<number | null> {
  const [stored] = await db.select().from(idempotency).where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  return stored ? (stored.answer as { memberId: number }).memberId : null
}

/** Lets a repeated request pass only with the password of the member that the first one opened. */
async function checkOwner({ gateway, request }: RegisterCall, memberId: number): Promise<void> {
  const [member] = await gateway.db.select().from(members).where(eq(members.id, memberId))
  if (!member || !(await gateway.passwords.check(request.password, member.passwordRecord)))
    throw new Refusal('idempotency.key.reused', { status: 422 })
}

/**
 * Opens an account once per idempotency key, with play money on it, and logs it in. A repeated request gets a session of
 * its own for the account that the first one opened; no token is ever stored.
 * @throws Refusal register.username.taken, register.field.invalid, register.affiliate.invalid, captcha.required,
 * captcha.invalid, TOO_MANY_REQUESTS, idempotency.key.reused, system.busy
 */
export const answerRegister: Handler<typeof register> = async (call) => {
  const { gateway, request, now } = call
  const { db, config, passwords, random } = gateway
  checkFields(registrationRules(config), request)
  const { password, confirmPassword: _confirmPassword, captcha, ...named } = request
  const key = call.idempotencyKey ?? ''
  const [before] = await db.select().from(members).where(eq(members.usernameKey, request.username.toLowerCase()))
  const mine = before && (await openedBy(db, key)) === before.id
  let passwordRecord = ''
  if (mine) await checkOwner(call, before.id)
  else {
    if (before) throw new Refusal('register.username.taken', { value: { field: 'username' } })
    if (config.registrationCaptcha && !captcha) throw new Refusal('captcha.required', { value: { captcha: true } })
    if (config.registrationCaptcha && !(await checkCaptcha(call, captcha)))
      throw new Refusal('captcha.invalid', { value: { captcha: true } })
    await noteRegistration(call)
    passwordRecord = await passwords.make(password)
  }
  const referralCode = Buffer.from(random.bytes(5)).toString('hex').toUpperCase()
  const { answer, replayed } = await once(db, { scope, key, body: named, now }, async (tx) => ({
    memberId: await openMember(tx, { request, passwordRecord, referralCode, now }),
  }))
  if (replayed && !mine) await checkOwner(call, answer.memberId)
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  const member = { id: answer.memberId, username: request.username, firstLoginAt: null }
  const value = await openSession(db, random, { member, deviceId: request.loginDeviceId, now })
  await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return value
}
