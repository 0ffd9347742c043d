import type { Gateway } from '../../kernel/config/index.ts'
import { siteAlarm } from '../../kernel/limits/index.ts'

const tries = 'login.site/tries'
const failures = 'login.site/failures'

/** Notes a login try of anybody. */
export const noteLoginTry = ({ windows }: Pick<Gateway, 'windows'>): void => windows.note(tries, siteAlarm.span)

/** Notes a failed login of anybody. */
export const noteLoginFailure = ({ windows }: Pick<Gateway, 'windows'>): void => windows.note(failures, siteAlarm.span)

/** Whether so many of the last logins of this gateway failed that everybody is asked for a captcha. */
export function loginAlarm({ windows }: Pick<Gateway, 'windows'>): boolean {
  const tried = windows.seen(tries, siteAlarm.span)
  return tried > siteAlarm.above && windows.seen(failures, siteAlarm.span) / tried > siteAlarm.share
}
