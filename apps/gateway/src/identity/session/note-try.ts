import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { limitKeyText, lockLimitKeys, recordHits } from '../../kernel/limits/index.ts'
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
export async function noteTry(
  gateway: Gateway,
  tried: LoginTry,
  { solved, now }: { solved: boolean; now: number },
): Promise<NotedTry> {
  const noted = await gateway.db.transaction(async (tx) => {
    const texts = loginSubjects(tried).map(limitKeyText)
    await lockLimitKeys(tx, texts)
    const standing = await loginStanding(gateway, tx, tried, now)
    if (standing.captcha && !solved) throw new DomainError('captcha.required', { value: { captcha: true } })
    return { standing, noted: await recordHits(tx, texts, now) }
  })
  noteLoginTry(gateway)
  return noted
}
