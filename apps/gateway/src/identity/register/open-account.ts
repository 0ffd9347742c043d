import { eq } from 'drizzle-orm'
import { requireHuman } from '../captcha/require-human.ts'
import { spendCode } from '../otp/check-otp.ts'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, keyOf, stillRunning } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { withIdempotency } from '../../kernel/ledger/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { checkNickname } from '../fields/check-nickname.ts'
import { checkNewPaymentPassword } from '../member/check-new-payment-password.ts'
import { openSession } from '../session/open-session.ts'
import { claimMobile } from '../../kernel/sms/index.ts'
import { spendToken } from '../otp/spend-token.ts'
import { checkCode } from './check-code.ts'
import { visitorOf } from './count-opening.ts'
import { nameTaken, openMember } from './open-member.ts'
import { openedBy } from './opened-by.ts'
import { countRegistration } from './register-limits.ts'
import type { RegistrationFields } from './registration-fields.ts'

/** An account to open: what was asked, by which name, with which password. */
export interface Plan {
  /** Stands in the database: never renamed. */
  readonly scope: 'register' | 'registerMobile' | 'registerAutoUsername'
  /** The names to try, one after the other; a chosen one is the only one. */
  readonly names: () => Iterable<string>
  /** Empty for an account that logs in by code. */
  readonly password: string
  readonly mobileNum: string
  readonly codeRequired: boolean
  /** What makes a repeated request the same one; no password. */
  readonly body: unknown
}

type AccountCall = Call<RegistrationFields>

/** Lets a repeated request pass only with the password of the member that the first one opened. */
async function checkOwner({ gateway, network }: AccountCall, memberId: number, password: string): Promise<void> {
  countHere(gateway, { limit: 'register.again', of: network })
  const [member] = await gateway.db.select().from(members).where(eq(members.id, memberId))
  const same =
    member &&
    (password === '' ? member.passwordRecord === null : await gateway.passwords.check(password, member.passwordRecord))
  if (!same) throw new DomainError('idempotency.key.reused')
}

async function writeMember(
  tx: Database,
  call: AccountCall,
  plan: Plan,
  proved: Awaited<ReturnType<typeof prepare>>,
): Promise<number> {
  const { request, now } = call
  const { phone, codeId, token } = proved
  if (codeId) await spendCode(tx, codeId, now)
  if (token) await spendToken(tx, token)
  if (phone && (codeId || token)) await claimMobile(tx, phone.key)
  const referralCode = Buffer.from(call.gateway.random.bytes(5)).toString('hex').toUpperCase()
  for (const username of plan.names()) {
    const given = { username, referralCode, credit: call.gateway.config.welcomeCredit }
    const memberId = await openMember(tx, call.gateway.ports, {
      ...proved,
      ...given,
      fields: request,
      phoneVerified: codeId !== null || token !== null,
      visitor: visitorOf(call),
      now,
    })
    if (memberId !== null) return memberId
  }
  throw nameTaken()
}

/** What has to be right before anything is written; hashing comes last. */
async function prepare(call: AccountCall, { password, mobileNum, codeRequired }: Plan) {
  const { gateway, request } = call
  const { config, passwords } = gateway
  const nickname = request.nickname.trim() && checkNickname(request.nickname)
  if (request.paymentPassword) checkNewPaymentPassword(request.paymentPassword, request.birthday)
  if (config.registrationCaptcha || config.modules.includes('CAPTCHA3') || config.modules.includes('GEETEST3'))
    await requireHuman(call, request)
  const proved = await checkCode(call, mobileNum, codeRequired)
  await countRegistration(call)
  return {
    ...proved,
    nickname,
    passwordRecord: password ? await passwords.make(password) : null,
    paymentRecord: request.paymentPassword ? await passwords.make(request.paymentPassword) : null,
  }
}

/**
 * Opens an account once per idempotency key, with play money on it, and logs it in. A repeated request gets a session
 * of its own for the account that the first one opened; no token is ever stored.
 * @throws DomainError register.username.taken, register.field.invalid, register.affiliate.invalid, code.required,
 * code.invalid, payment.password.weak, mobile.taken, captcha.required, captcha.invalid, TOO_MANY_REQUESTS,
 * idempotency.key.reused, system.busy
 */
export async function openAccount(call: AccountCall, plan: Plan) {
  const { gateway, request, network, browser, now } = call
  const { db, random } = gateway
  const { scope, body, password } = plan
  const key = keyOf(call)
  const mine = await openedBy(db, scope, key)
  const ready = mine === null ? await prepare(call, plan) : await checkOwner(call, mine, password).then(() => null)
  const { answer, replayed } = await withIdempotency(db, { scope, key, body, now }, async (tx) => {
    if (!ready) throw stillRunning()
    return { memberId: await writeMember(tx, call, plan, ready) }
  })
  if (replayed && mine === null) await checkOwner(call, answer.memberId, password)
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  const [member] = await db.select().from(members).where(eq(members.id, answer.memberId))
  if (!member) throw new DomainError('idempotency.key.reused')
  const fresh = { ...member, firstLoginAt: null }
  const value = await openSession(db, random, { member: fresh, deviceId: request.loginDeviceId, network, browser, now })
  await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return value
}
