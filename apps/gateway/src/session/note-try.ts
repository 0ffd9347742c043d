import type { Database } from '../db/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import { holdSubjects, noteAttempts } from './attempts.ts'
import { loginStanding, notedSubjects, type LoginStanding, type LoginSubjects } from './login-limits.ts'

/** A login try that counts as failed until it succeeds. */
export interface NotedTry {
  readonly standing: LoginStanding
  readonly noted: readonly number[]
}

/**
 * Counts the tries so far and notes this one as failed, in one step, before its password is looked at: of many tries at
 * once each sees those before it.
 * @throws Refusal TOO_MANY_REQUESTS, captcha.required when a captcha is due by now and none was solved
 */
export const noteTry = (
  db: Database,
  subjects: LoginSubjects,
  { solved, now }: { solved: boolean; now: number },
): Promise<NotedTry> =>
  db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await holdSubjects(tx, notedSubjects(subjects))
    const standing = await loginStanding(tx, subjects, now)
    if (standing.captcha && !solved) throw new Refusal('captcha.required', { value: { captcha: true } })
    return { standing, noted: await noteAttempts(tx, notedSubjects(subjects), now) }
  })
