import type { login, ServedRequestOf } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { requireHuman } from '../captcha/require-human.ts'
import { checkOtp, spendCode } from '../otp/check-otp.ts'
import { readCode } from '../otp/read-code.ts'
import { members } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { forgetHits, withdrawHits } from '../../kernel/limits/index.ts'
import { findRecovery, spendRecovery, type Recovery } from './find-recovery.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { deviceOf } from './device-of.ts'
import { noteLoginFailure } from './login-alarm.ts'
import { forgivenSubjects, loginStanding, type LoginStanding } from './login-limits.ts'
import { countedName, memberByLogin, memberByMobile, type Member } from './member-by-login.ts'
import { checkNetwork } from './new-network.ts'
import { noteTry } from './note-try.ts'
import { openHeldSession } from './open-held-session.ts'

type LoginCall = Call<ServedRequestOf<typeof login>>

/** Who may come in, and what has to be done in the same go. */
interface LoginMethod {
  readonly member: Member
  /** The sent password that was typed, where it was one. */
  readonly recovery?: Recovery
  readonly enter: () => Promise<Member>
}

/** Identifies a login that was refused with a time to come back: its name, in its one spelling, from its network. */
const turnOf = ({ request, network }: LoginCall) => ({
  who: `${network}/${countedName(null, request.username, request.countryDialingCode)}`,
  from: network,
})

/** The id of no member: who gives an unknown name waits for the same questions. */
const nobody = 0

async function byPassword(call: LoginCall, member: Member | null): Promise<LoginMethod | null> {
  const { gateway, request, now } = call
  const fits = await gateway.passwords.check(request.password, member?.passwordRecord ?? null, turnOf(call))
  if (member && fits) return { member, enter: async () => member }
  const recovery = await findRecovery(gateway.db, { memberId: member?.id ?? nobody, password: request.password, now })
  if (!member || !recovery) return null
  const enter = async () =>
    spendRecovery(gateway.db, recovery, { passwordRecord: await gateway.passwords.make(request.password), now })
  return { member, recovery, enter }
}

async function byCode(call: LoginCall, member: Member | null): Promise<LoginMethod | null> {
  const { gateway, request, now } = call
  const target = phoneOf(request.countryDialingCode, request.username)?.key ?? request.username
  try {
    const id = await checkOtp(
      gateway.db,
      { channel: 'sms', target, purpose: 'login', asker: deviceOf(call) },
      request.password,
      now,
    )
    return member && { member, enter: () => spendCode(gateway.db, id, now).then(() => member) }
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const refused = (sms: boolean, { captchaNext, triesLeft }: LoginStanding): DomainError =>
  new DomainError(sms ? 'code.invalid' : 'login.credentials.invalid', {
    value: { captcha: captchaNext && !sms, triesLeft: triesLeft - 1 },
  })

async function openLogin(call: LoginCall, sms: boolean) {
  const { gateway, request, now, network, browser } = call
  const { db } = gateway
  const phone = sms ? phoneOf(request.countryDialingCode, request.username) : null
  const found = sms
    ? phone && (await memberByMobile(db, phone.key))
    : await memberByLogin(db, request.username, request.countryDialingCode)
  const tried = {
    key: countedName(found, request.username, request.countryDialingCode),
    deviceId: request.loginDeviceId,
    network,
  }
  const { captcha, triesLeft } = await loginStanding(gateway, db, tried, now)
  if (sms && readCode(request.password) === null)
    throw new DomainError('code.invalid', { value: { captcha: false, triesLeft } })
  if (captcha && !sms) await requireHuman(call, request)
  const { standing, noted } = await noteTry(gateway, tried, { solved: captcha || sms, now })
  const way = await (sms ? byCode(call, found) : byPassword(call, found)).catch(async (error: unknown) => {
    await withdrawHits(db, noted)
    throw error
  })
  if (!way) {
    noteLoginFailure(gateway)
    throw refused(sms, standing)
  }
  await forgetHits(db, forgivenSubjects(tried))
  if (way.member.blockedAt !== null) throw new DomainError('us_forbidden_login_error')
  if (!sms) await checkNetwork(call, way)
  const member = await way.enter()
  const value = await openHeldSession(db, gateway.random, {
    member,
    deviceId: request.loginDeviceId,
    network,
    browser,
    now,
  })
  if (member.firstLoginAt === null) await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return value
}

/**
 * Logs a member in by name and password, or by number and code. An unknown name and a wrong password get the same
 * answer in the same time. A login by code is not asked for a captcha.
 * @throws DomainError login.credentials.invalid, code.invalid, captcha.required, captcha.invalid,
 *   login_verify_required, us_forbidden_login_error, TOO_MANY_REQUESTS, system.busy
 */
export async function logIn(call: LoginCall) {
  if (call.request.type === 'sms') return openLogin(call, true)
  const { passwords } = call.gateway
  passwords.enter(turnOf(call))
  try {
    return await openLogin(call, false)
  } finally {
    passwords.leave(turnOf(call))
  }
}
