import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { DomainError } from '../http/domain-error.ts'
import { holdSubjects, noteAttempts } from '../limits/attempts.ts'
import { subjectText } from '../limits/full-windows.ts'
import { noteLoginTry } from './login-alarm.ts'
import { loginStanding, loginSubjects, type LoginStanding, type LoginTry } from './login-limits.ts'

/** A login try that counts as failed until it succeeds. */
export interface NotedTry {
  readonly standing: LoginStanding
  readonly noted: readonly number[]
}

/**
 * Counts the tries so far and notes this one as failed, in one step, before its password is looked at: of many tries at
 * once each sees those before it.
 * @throws DomainError TOO_MANY_REQUESTS, captcha.required when a captcha is due by now and none was solved
 */
export async function noteTry(gateway: Gateway, tried: LoginTry, { solved, now }: { solved: boolean; now: number }): Promise<NotedTry> {
  const noted = await gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const texts = loginSubjects(tried).map(subjectText)
    await holdSubjects(tx, texts)
    const standing = await loginStanding(gateway, tx, tried, now)
    if (standing.captcha && !solved) throw new DomainError('captcha.required', { value: { captcha: true } })
    return { standing, noted: await noteAttempts(tx, texts, now) }
  })
  noteLoginTry(gateway)
  return noted
}
