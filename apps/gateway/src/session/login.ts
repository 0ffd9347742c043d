import type { login } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { members } from '../db/tables/index.ts'
import type { Call, Handler } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetAttempts, withdrawAttempts } from './attempts.ts'
import { countNetworkTry, loginStanding, loginSubjects, notedSubjects } from './login-limits.ts'
import { noteTry } from './note-try.ts'
import { openSession } from './open-session.ts'

const usernameKey = (username: string): string => username.toLowerCase()

async function requireCaptcha(call: Call, answer: string | null): Promise<void> {
  if (!answer) throw new Refusal('captcha.required', { value: { captcha: true } })
  if (!(await checkCaptcha(call, answer))) throw new Refusal('captcha.invalid', { value: { captcha: true } })
}

/**
 * Logs a member in by username and password. An unknown name and a wrong password get the same answer in the same time.
 * @throws Refusal login.credentials.invalid, captcha.required, captcha.invalid, TOO_MANY_REQUESTS, system.busy
 */
export const answerLogin: Handler<typeof login> = async (call) => {
  const { gateway, request, now, network } = call
  const { db, passwords, random } = gateway
  const key = usernameKey(request.username)
  const subjects = loginSubjects(key, request.loginDeviceId, network)
  countNetworkTry(gateway, subjects)
  const { captcha: solved } = await loginStanding(db, subjects, now)
  if (solved) await requireCaptcha(call, request.captcha)
  const { standing, noted } = await noteTry(db, subjects, { solved, now })
  const [member] = await db.select().from(members).where(eq(members.usernameKey, key))
  const fits = await passwords.check(request.password, member?.passwordRecord ?? null).catch(async (error: unknown) => {
    await withdrawAttempts(db, noted)
    throw error
  })
  if (!fits || !member) {
    throw new Refusal('login.credentials.invalid', {
      value: { captcha: standing.captchaNext, triesLeft: standing.triesLeft - 1 },
    })
  }
  await forgetAttempts(db, notedSubjects(subjects))
  const value = await openSession(db, random, { member, deviceId: request.loginDeviceId, now })
  if (member.firstLoginAt === null) await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return value
}
